// Starts the service worker once a page has loaded, and tells it which page that is. Where there can be none (an old
// browser, a private window, an address without https), pages work all the same and need a network.

import type { PageMessage } from './message.ts';

/** What a browser with Trusted Types has for scripts' addresses. TypeScript does not describe it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

const base = `${import.meta.env.BASE_URL}/`.replace(/\/+$/, '/');
const address = `${base}service-worker.js`;

/** The worker's address, which is the only one that the policy lets pass. */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('duke-hall-service-worker', {
    createScriptURL(text) {
      if (text !== address) throw new TypeError(`${text} is not the service worker`);
      return text;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}

async function start(): Promise<void> {
  try {
    const controlled = navigator.serviceWorker.controller !== null;
    await navigator.serviceWorker.register(trustedAddress(), {
      scope: base,
      updateViaCache: 'none',
    });
    const { active } = await navigator.serviceWorker.ready;
    const page = location.origin + location.pathname;
    active?.postMessage({ page, controlled } satisfies PageMessage);
  } catch {
    // Storage is switched off or full: the page needs a network, as any page does.
  }
}

// A board in another site's page is no visit to this one.
const isFramed = window.top !== window;

if (import.meta.env.PROD && !isFramed && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') void start();
  else addEventListener('load', () => void start());
}
