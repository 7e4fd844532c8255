/** The parts of a registry that faults change. */
type Remote = { name: string; base: string; container: string; mounts: string[] };
type Registry = { remotes: Remote[] };
type Channel = { remote: string; live: string };

/** Where a registry is read: the browser asks for that of the site, the server reads each remote's channel in the store. */
export type Place = 'way to another remote' | 'Reintentar' | 'channel in the store';

export type RegistryFault = {
  name: string;
  /** The body of `/registry.json`, made of the right one; undefined answers 404. */
  registry: (right: Registry, remote: string) => string | undefined;
  /** The text of the remote's `channel.json`, made of the right one; undefined deletes the file. */
  channel: (right: Channel) => string | undefined;
  /** What the visitor sees while the fault lasts. The store's last good release stays in any case. */
  outcome: Record<Exclude<Place, 'channel in the store'>, 'page' | 'card'>;
};

/** Of another owner: nothing of it may be asked for. */
export const FOREIGN = 'https://elsewhere.example';

const PADDING = 'x'.repeat(10_000_000);
/** As text, because an object literal would set its prototype. */
const POLLUTION = '"__proto__":{"polluted":true}';

const withRemote = (change: Partial<Remote>) => (right: Registry, remote: string) =>
  JSON.stringify({
    ...right,
    remotes: right.remotes.map((one) => (one.name === remote ? { ...one, ...change } : one)),
  });

const padded = (right: object) => JSON.stringify({ ...right, padding: PADDING });
/** Each object of a JSON text gets a member that pollutes prototypes where objects are merged carelessly. */
const polluted = (right: object) => JSON.stringify(right).replace(/\{(?!\})/g, `{${POLLUTION},`);

const lost = { 'way to another remote': 'card', Reintentar: 'page' } as const;
const harmless = { 'way to another remote': 'page', Reintentar: 'page' } as const;
const misleading = { 'way to another remote': 'card', Reintentar: 'card' } as const;

/** All ways in which a registry is wrong. */
export const REGISTRY_FAULTS: readonly RegistryFault[] = [
  // Without an answer a remote is tried as the page knows it.
  { name: 'missing', registry: () => undefined, channel: () => undefined, outcome: lost },
  { name: 'garbage', registry: () => '<p>{', channel: () => '{"live":', outcome: lost },
  { name: '__proto__', registry: polluted, channel: polluted, outcome: harmless },
  {
    name: 'wrong name',
    registry: withRemote({ name: 'mfe-otro', base: '/releases/mfe-otro/1.0.0/', container: 'mfe_otro' }),
    channel: (right) => JSON.stringify({ ...right, remote: 'mfe-otro', live: 'mfe-otro' }),
    outcome: misleading,
  },
  {
    name: 'off-origin',
    registry: withRemote({ base: `${FOREIGN}/releases/mfe-blog/1.0.0/` }),
    channel: (right) => JSON.stringify({ ...right, live: `${FOREIGN}/1.0.0` }),
    outcome: misleading,
  },
  { name: '10 MB', registry: padded, channel: padded, outcome: harmless },
];
