/**
 * Creates the page's one Trusted Types policy. The browser consults it before a text becomes code or markup; null refuses.
 * Only the site's own script files may load. The text of a script element must be data, such as JSON-LD. Markup may be
 * parsed into a separate document (mfe-blog/src/html/readInBrowser.ts), but never inserted into the page.
 */
export function createPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href);
      return origin === location.origin && /^\/(assets|releases)\//.test(pathname) ? url : null;
    },
    createScript(text) {
      JSON.parse(text);
      return text;
    },
    createHTML: (text, _type, sink) => (/^DOMParser/.test(sink) ? text : null),
  });
}

type Check = (text: string, type: string, sink: string) => string | null;

declare global {
  interface Window {
    /** Trusted Types (https://w3c.github.io/trusted-types/); undefined in browsers without them. */
    trustedTypes?: {
      createPolicy(name: string, policy: { createScriptURL: Check; createScript: Check; createHTML: Check }): unknown;
    };
  }
}
