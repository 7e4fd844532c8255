import {
  answered,
  asksForReact20,
  type Cause,
  changed,
  late,
  losesItsHash,
  promoted,
  refused,
  throwsInTheBrowser,
  throwsOnTheServer,
} from './remoteCauses';
import type { Way } from './visits';

/**
 * The visitor's result:
 * - `page`: the page without any message. If the shell refuses a release, the last good one shows it.
 * - `card`: the card. After the repair, one press of 'Reintentar' brings the page into the same document. If the page has
 *   loaded the failing release, it loads a new document (docs/product/layout.md#card-6).
 */
export type Outcome = 'page' | 'card';

type Teller = 'browser' | 'server' | 'nobody';

export type RemoteFault = {
  name: string;
  cause: Cause;
  outcome: Outcome;
  /** Where the fault is reported: in the browser's console or the server's log. A mere delay is not reported ('nobody'). */
  told: Teller | Record<Way, Teller>;
  /** The error that the remote throws. No code can catch an error that a script throws while it is evaluated. */
  thrown?: string;
  /** The release was loaded before it failed, and was then rolled back. */
  isLoaded?: boolean;
  /** The scripts come late or never. Meanwhile the visitor goes elsewhere. */
  isLate?: boolean;
};

const inBrowser = { outcome: 'card', told: 'browser' } as const;
const inServer = { outcome: 'page', told: 'server' } as const;

const MESSAGE = 'broken on purpose';
const THROW = `throw new Error("${MESSAGE}");`;
const LOOP = 'for (;;);';

const html = { contentType: 'text/html', body: '<!doctype html><p>Hola' };

/** All ways in which a remote fails: first those of its scripts on the network, then those of the releases themselves. */
export const REMOTE_FAULTS: readonly RemoteFault[] = [
  { name: 'connection refused', cause: answered('scripts', (route) => route.abort('connectionrefused')), ...inBrowser },
  { name: '404', cause: answered('scripts', (route) => route.fulfill({ status: 404, body: '{}' })), ...inBrowser },
  { name: '500', cause: answered('scripts', (route) => route.fulfill({ status: 500, body: '' })), ...inBrowser },
  { name: 'HTML instead of script', cause: answered('scripts', (route) => route.fulfill(html)), ...inBrowser },
  {
    name: 'truncated script',
    cause: answered(
      'scripts',
      changed((text) => text.slice(0, -200)),
    ),
    ...inBrowser,
  },
  {
    name: 'wrong hash on the way',
    cause: answered(
      'scripts',
      changed((text) => `${text};`),
    ),
    ...inBrowser,
  },
  { name: 'chunk gone', cause: answered('page', (route) => route.fulfill({ status: 404, body: '{}' })), ...inBrowser },
  { name: 'hangs', cause: answered('scripts', () => undefined), ...inBrowser, isLate: true },
  { name: 'slow, 3 s', cause: answered('scripts', late(3000)), outcome: 'page', told: 'nobody', isLate: true },
  {
    name: 'throws when evaluated',
    cause: promoted('throws-evaluated', () => ({ 'web/remoteEntry.js': THROW })),
    ...inBrowser,
    thrown: MESSAGE,
  },
  {
    name: 'missing expose',
    cause: promoted('missing-expose', () => ({
      'web/remoteEntry.js': (code) => code.replaceAll('"./routes":', '"./other":'),
    })),
    ...inBrowser,
  },
  {
    name: 'throws on render in the browser',
    cause: promoted('throws-browser', throwsInTheBrowser),
    ...inBrowser,
    isLoaded: true,
    thrown: MESSAGE,
  },
  { name: 'throws on render on the server', cause: promoted('throws-server', throwsOnTheServer), ...inServer },
  { name: 'wrong hash in the store', cause: refused('wrong-hash', losesItsHash), ...inServer },
  { name: 'incompatible contract', cause: refused('incompatible', asksForReact20), ...inServer },
  {
    // The shell also withholds it from browsers, because it would block the whole page there.
    name: 'loops for ever',
    cause: promoted('loops', () => ({ 'server.cjs': LOOP, 'web/remoteEntry.js': LOOP })),
    outcome: 'card',
    told: { 'first load': 'server', 'client navigation': 'browser' },
  },
];
