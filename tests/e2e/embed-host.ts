// Pages of another site that hold our embeds, served from an origin of their own, and what happens on them.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type ConsoleMessage, type Page } from '@playwright/test';

/** A page of the other site. */
export interface HostPage {
  /** What stands in its body. */
  readonly body: string;
  /** What stands in its head besides our script. */
  readonly head?: string;
  /** Its Content-Security-Policy; `SITE` stands for our origin. */
  readonly policy?: string;
  readonly language?: string;
  readonly direction?: 'ltr' | 'rtl';
  /** Our script; `frame-sizes.js` for pages with frames. */
  readonly script?: string;
}

/** Another site. */
export interface Host {
  /** Our folder of embeds, with a slash at its end. */
  readonly embeds: string;
  /** Opens a page of the other site in the browser. */
  open(page: Page, content: HostPage): Promise<void>;
}

function html(content: HostPage, embeds: string): string {
  const { body, head = '', language = 'en', direction = 'ltr', script = 'duke-hall.js' } = content;
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">
<title>Another site</title><link rel="icon" href="data:,">
<script type="module" src="${embeds}${script}"></script>${head}</head>
<body><main><h1>Another site</h1>${body}</main></body></html>`;
}

/** Tests with another site, and with what the browser complained about. */
export const test = base.extend<{ host: Host; complaints: string[] }>({
  host: async ({ baseURL }, use) => {
    const pages = new Map<string, HostPage>();
    const embeds = new URL('embed/v1/', baseURL ?? '').href;
    const server: Server = createServer((request, response) => {
      const page = pages.get(request.url ?? '');
      if (page === undefined) {
        response.writeHead(404).end();
        return;
      }
      const policy = page.policy?.replaceAll('SITE', new URL(embeds).origin);
      response
        .writeHead(200, {
          'Content-Type': 'text/html;charset=utf-8',
          ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
        })
        .end(html(page, embeds));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use({
      embeds,
      open: async (page, content) => {
        const path = `/page-${pages.size}`;
        pages.set(path, content);
        await page.goto(`http://127.0.0.1:${port}${path}`);
      },
    });
    server.closeAllConnections();
    server.close();
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message: ConsoleMessage) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      // Tests keep the service worker away.
      if (isComplaint && !message.text().includes('blocked by Playwright'))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
});
