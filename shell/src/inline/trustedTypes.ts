/**
 * Creates the page's one Trusted Types policy, which the browser asks before a text becomes code or markup. Scripts come from
 * the site's own files alone. The text of a script element must be data, such as JSON-LD. Markup may only be parsed into a
 * document of its own (mfe-blog/src/html/readInBrowser.ts), never put into the page. Null refuses.
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
    /** Trusted Types (https://w3c.github.io/trusted-types/), where the browser has them. */
    trustedTypes?: {
      createPolicy(name: string, policy: { createScriptURL: Check; createScript: Check; createHTML: Check }): unknown;
    };
  }
}
