import { randomBytes, randomUUID } from 'node:crypto';
import { aVisitor, type RunningNginx } from 'operations/nginx/testing';
import { LEFT_TO_BROWSER } from '../../support/sites/load';
import { until } from './until';

/** What the visitors ask for: paths of pages, of the API's reads and of files. */
export type Paths = Record<'page' | 'read' | 'file', readonly string[]>;

/** A request and its answer. */
export type Answered = {
  kind: keyof Paths | 'form';
  /** The path, or the text of the form's message. */
  what: string;
  /** 0 without an answer. */
  status: number;
  /** The answer is the API's sentence for a form that it cannot store now. */
  isPutOff: boolean;
  /** The server left the page's content to the browser. */
  isLeftToBrowser: boolean;
  milliseconds: number;
};

type Counted = 'page' | 'read' | 'acknowledged' | 'putOff';

export type Traffic = {
  /** Resolves when so many more requests have been answered: pages and reads with 200, forms as named. */
  more(wanted: Partial<Record<Counted, number>>): Promise<void>;
  /** Number of requests without an answer so far. */
  underWay(): number;
  /** Requests from now on belong to a new list. Resolves to the former list when all its requests have ended. */
  cut(): Promise<Answered[]>;
  /** Ends the traffic. */
  stop(): void;
};

const PER_SECOND = 20;
/** Ten requests in turn. */
const MIX = ['page', 'page', 'read', 'page', 'form', 'page', 'file', 'page', 'read', 'form'] as const;
/** nginx limits the forms of one address. */
const ADDRESSES = 40;
/** nginx itself waits 20 s for a site. In milliseconds. */
const TIMEOUT = 30_000;
const SENTENCE = 'El servicio no está disponible. Vuelve a intentarlo dentro de unos segundos.';

/**
 * Sends requests through nginx at a steady rate, without waiting for earlier answers. Each has a connection of its own, as
 * of a new visitor. Every form has another text. Each is sent as the site's scripts send it, with an `Idempotency-Key`.
 */
export function startTraffic(nginx: RunningNginx, paths: Paths): Traffic {
  const visitors = Array.from({ length: ADDRESSES }, (_, index) => aVisitor(nginx, `127.0.1.${index + 1}`));
  const counts: Record<Counted, number> = { page: 0, read: 0, acknowledged: 0, putOff: 0 };
  let list: Promise<Answered>[] = [];
  let sent = 0;
  let underWay = 0;

  async function send(index: number): Promise<Answered> {
    const kind = MIX[index % MIX.length] ?? 'page';
    const isForm = kind === 'form';
    const ofKind = isForm ? [] : paths[kind];
    const what = isForm ? aMessage(index) : (ofKind[Math.floor(index / MIX.length) % ofKind.length] ?? '/');
    const visitor = visitors[index % ADDRESSES];
    const start = performance.now();
    const signal = AbortSignal.timeout(TIMEOUT);
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const form = { method: 'POST', headers, body: JSON.stringify({ mensaje: what }), signal };
    underWay += 1;
    const answer = await visitor
      ?.ask(isForm ? '/api/formularios/' : what, isForm ? form : { signal })
      .catch(() => undefined);
    underWay -= 1;
    const { status = 0, body = '' } = answer ?? {};
    const isPutOff = isForm && status === 503 && body === JSON.stringify({ error: SENTENCE });
    if (!isForm && kind !== 'file' && status === 200) counts[kind] += 1;
    if (isForm && status === 201) counts.acknowledged += 1;
    if (isPutOff) counts.putOff += 1;
    const isLeftToBrowser = kind === 'page' && body.includes(LEFT_TO_BROWSER);
    return { kind, what, status, isPutOff, isLeftToBrowser, milliseconds: performance.now() - start };
  }

  const start = performance.now();
  const timer = setInterval(() => {
    // Timers are late on a busy machine, so this sends all requests that are due by now.
    const due = ((performance.now() - start) / 1000) * PER_SECOND;
    for (; sent < due; sent++) list.push(send(sent));
  }, 1000 / PER_SECOND);

  return {
    async more(wanted) {
      const before = { ...counts };
      const entries = Object.entries(wanted) as [Counted, number][];
      const isEnough = () => entries.every(([name, count]) => counts[name] >= before[name] + count);
      await until(`answers ${JSON.stringify(wanted)}`, isEnough);
    },
    underWay: () => underWay,
    cut() {
      const former = list;
      list = [];
      return Promise.all(former);
    },
    stop: () => clearInterval(timer),
  };
}

/** A text that no other message has. It is long and random, so that a full disk refuses it soon. */
const aMessage = (index: number) => `message: outage ${index} ${randomBytes(600).toString('hex')}`;
