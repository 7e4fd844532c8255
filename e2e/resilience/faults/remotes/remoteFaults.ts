import type { Cause } from './cause';
import { asksForReact20, losesItsHash, promoted, refused, throwsInTheBrowser, throwsOnTheServer } from './forgedFaults';
import { answered, changed, late } from './networkFaults';
import type { Way } from './targets';

/**
 * What a visitor gets:
 * - `page`: the page, and no word of a fault. Of a release that the shell refuses, that is the last good one.
 * - `card`: the card. Once the cause is gone, one press of 'Reintentar' brings the page: into the same document, unless the
 *   page has loaded the release that fails (docs/product/layout.md#card-6).
 */
export type Outcome = 'page' | 'card';

type Teller = 'browser' | 'server' | 'nobody';

export type RemoteFault = {
  name: string;
  cause: Cause;
  outcome: Outcome;
  /** Who tells of it: the browser's console, the server's log, or nobody, because nothing is wrong. */
  told: Teller | Record<Way, Teller>;
  /** What the remote throws. Where it does while a script is evaluated, nobody can catch it. */
  thrown?: string;
  /** The release was loaded before it failed, and was rolled back then. */
  isLoaded?: boolean;
  /** What is awaited comes late or never. Meanwhile the visitor goes elsewhere. */
  isLate?: boolean;
};

const inBrowser = { outcome: 'card', told: 'browser' } as const;
const inServer = { outcome: 'page', told: 'server' } as const;

const MESSAGE = 'broken on purpose';
const THROW = `throw new Error("${MESSAGE}");`;
const LOOP = 'for (;;);';

const html = { contentType: 'text/html', body: '<!doctype html><p>Hola' };

/** All ways in which a remote fails: first its scripts on their way to the browser, then the releases themselves. */
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
    // Withheld from browsers, too, because it would hold up the whole page there.
    name: 'loops for ever',
    cause: promoted('loops', () => ({ 'server.cjs': LOOP, 'web/remoteEntry.js': LOOP })),
    outcome: 'card',
    told: { 'first load': 'server', 'client navigation': 'browser' },
  },
];
