import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A page that answers a mailed link. Its texts are fixed and not escaped, so nothing of the request may appear in them. */
export type AnswerPage = {
  title: string;
  text: string;
  /** A button that posts to the page's own address. */
  button?: string;
};

// The site's colours (shared-ui/src/theme/palette.ts), written here because a mailed link must work without any release.
const STYLE = `:root { color-scheme: light dark;
  --ground: light-dark(#fbf8f3, #0b151b); --ink: light-dark(#10212b, #f3efe7); --sea: light-dark(#0b6674, #5cc8d4) }
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem;
  background: var(--ground); color: var(--ink) }
h1 { line-height: 1.2; text-wrap: balance }
a { color: var(--sea); display: inline-block; padding: .375rem 0 }
button { font: inherit; padding: .75rem 1.5rem; cursor: pointer; border: 0; border-radius: .375rem;
  background: var(--sea); color: var(--ground) }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends a page that needs no scripts. Its address holds a key, so no cache and no other site may see it. */
export function sendPage(reply: FastifyReply, status: number, page: AnswerPage): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(html(page));
}

const html = ({ title, text, button }: AnswerPage) => `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Tramuntana Drones</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
${button ? `<form method="post"><button>${button}</button></form>` : ''}
<p><a href="/">Ir a la web de Tramuntana Drones</a></p>
</main>
</html>
`;
