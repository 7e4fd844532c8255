/** Sends a second: far more than a company gets, so that each kill meets some that are being stored. */
const RATE = 200;
const INTERVAL = 1000 / RATE;
/** Sends that wait for an answer at the same time. Without a bound, an API that starts would meet all of them at once. */
const MAX_OPEN = 100;

type Send = { text: string; path: string; body: object; key: string };

/**
 * Visitors who send messages and addresses by turns, at a constant rate while the API is there. Who gets no answer, or one
 * of a server that failed, sends the same again, with the same key, until it is acknowledged.
 */
export class Senders {
  /** What was acknowledged, by its text. */
  readonly acknowledged = new Set<string>();
  /** Answers that no retry helps against. */
  readonly refusals: string[] = [];
  sent = 0;
  retries = 0;
  private url: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly open = new Set<Promise<void>>();
  private readonly waiting: Send[] = [];

  /** Sends to the API at this address from now on; undefined while it is nowhere. */
  pointTo(url: string | undefined): void {
    this.url = url;
    clearInterval(this.timer);
    if (url !== undefined) this.timer = setInterval(() => this.sendOne(next(this.sent++)), INTERVAL);
  }

  /** Sends nothing new; resolves when all is acknowledged. */
  async finish(): Promise<void> {
    clearInterval(this.timer);
    this.sendWaiting();
    while (this.open.size > 0) {
      await Promise.race(this.open);
      this.sendWaiting();
    }
  }

  private sendOne(send: Send): void {
    this.waiting.push(send);
    this.sendWaiting();
  }

  private sendWaiting(): void {
    const { url } = this;
    while (url !== undefined && this.open.size < MAX_OPEN) {
      const send = this.waiting.shift();
      if (!send) return;
      const answered = this.attempt(send, url).finally(() => this.open.delete(answered));
      this.open.add(answered);
    }
  }

  private async attempt(send: Send, url: string): Promise<void> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': send.key };
    const body = JSON.stringify(send.body);
    const status = await fetch(url + send.path, { method: 'POST', headers, body })
      .then((answer) => answer.arrayBuffer().then(() => answer.status))
      .catch(() => 0);
    if (status === 201) this.acknowledged.add(send.text);
    else if (status >= 300 && status < 500) this.refusals.push(`${send.path} ${status}`);
    else {
      // Nobody knows whether it was stored.
      this.retries++;
      this.waiting.push(send);
    }
  }
}

function next(number: number): Send {
  const key = `key-${number}`;
  if (number % 2 === 0) {
    const text = `name: Visita ${number}\nemail: visita${number}@example.com\nphone: 972000000\nmessage: Mensaje ${number}`;
    return { text, path: '/api/formularios/', body: { mensaje: text }, key };
  }
  const text = `visita${number}@example.com`;
  return { text, path: '/api/newsletters/', body: { email: text }, key };
}
