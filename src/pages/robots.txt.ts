// Tells search engines that they may read everything and where the list of pages is.
import type { APIRoute } from 'astro';
import { siteLink } from '../layouts/links.ts';

export const GET: APIRoute = ({ site }) => {
  const sitemap = new URL(siteLink('sitemap-index.xml'), site).href;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
};
