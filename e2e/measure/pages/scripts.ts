import type { CDPSession } from '@playwright/test';

type Stack = { callFrames: { url: string }[]; parent?: Stack };
/** A request for a script. */
export type Script = {
  url: string;
  /** In milliseconds since 1970. */
  askedAt: number;
  /** The code that requested it, innermost first; nothing for a script that the document names. */
  stack?: Stack;
  /** Transferred bytes of the body. */
  bytes: number;
};

/** A list that grows with every script that a page requests from now on. Send `Network.enable` before. */
export function recordScripts(client: CDPSession): Script[] {
  const scripts = new Map<string, Script>();
  const all: Script[] = [];
  client.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime, initiator }) => {
    if (type !== 'Script' || !request.url.startsWith('http')) return;
    const stack = initiator.type === 'script' ? initiator.stack : undefined;
    const asked: Script = { url: request.url, askedAt: wallTime * 1000, bytes: 0, ...(stack && { stack }) };
    scripts.set(requestId, asked);
    all.push(asked);
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes += encodedDataLength;
  });
  return all;
}

/** How many scripts waited for another: another script file requested them. An inline script counts as the document. */
export function foundByScripts(scripts: readonly Script[]): number {
  const urls = new Set(scripts.map(({ url }) => url));
  // Only the first request counts: a preloaded script is not discovered by the script that uses it.
  const first = scripts.filter(({ url }, index) => scripts.findIndex((script) => script.url === url) === index);
  return first.filter(({ url, stack }) => {
    const by = addresses(stack).find((address) => urls.has(address));
    return by !== undefined && by !== url;
  }).length;
}

const addresses = (stack: Stack | undefined): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...addresses(stack.parent)] : [];
