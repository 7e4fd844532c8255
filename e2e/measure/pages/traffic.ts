import type { CDPSession } from '@playwright/test';

export type Kind = 'document' | 'script' | 'font' | 'picture' | 'video' | 'other';

type Initiator = { type: string; stack?: Stack };
type Stack = { callFrames: { url: string }[]; parent?: Stack };
export type Request = {
  url: string;
  kind: Kind;
  /** In milliseconds since 1970. */
  askedAt: number;
  initiator: Initiator;
  /** Bytes of the body, as transferred and as decompressed. */
  bytes: number;
  decoded: number;
};

const KINDS: Record<string, Kind> = {
  Document: 'document',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
  Media: 'video',
};

/** A list that grows with every request of a page from now on. Send `Network.enable` before. */
export function recordTraffic(client: CDPSession): Request[] {
  const requests = new Map<string, Request>();
  const all: Request[] = [];
  client.on('Network.requestWillBeSent', ({ requestId, request, type = '', wallTime, initiator }) => {
    if (!request.url.startsWith('http')) return;
    const kind = KINDS[type] ?? 'other';
    const asked = { url: request.url, kind, askedAt: wallTime * 1000, initiator, bytes: 0, decoded: 0 };
    requests.set(requestId, asked);
    all.push(asked);
  });
  client.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.bytes += encodedDataLength;
    request.decoded += dataLength;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    // For a document, Chrome reports only the sum, with headers.
    if (request && request.bytes === 0) request.bytes = encodedDataLength;
  });
  return all;
}

/** Length of the longest chain in which each script requests the next; 0 without scripts. */
export function scriptLevels(requests: readonly Request[]): number {
  const scripts = new Map<string, Request>();
  for (const request of requests) {
    // Only the first request counts: a preloaded script is not discovered by the script that uses it.
    if (request.kind === 'script' && !scripts.has(request.url)) scripts.set(request.url, request);
  }
  const level = ({ initiator }: Request, below: ReadonlySet<string>): number => {
    const parent = initiator.type === 'script' ? askedBy(initiator.stack, scripts) : undefined;
    if (!parent || below.has(parent.url)) return 1;
    return level(parent, new Set([...below, parent.url])) + 1;
  };
  return Math.max(0, ...[...scripts.values()].map((script) => level(script, new Set([script.url]))));
}

/** The innermost script file on the stack. An inline script counts as the document. */
function askedBy(stack: Stack | undefined, scripts: Map<string, Request>): Request | undefined {
  for (let part = stack; part; part = part.parent) {
    const found = part.callFrames.map(({ url }) => scripts.get(url)).find(Boolean);
    if (found) return found;
  }
  return undefined;
}
