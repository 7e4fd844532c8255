/** The registry's fields that faults change. */
type Remote = { name: string; base: string; container: string; mounts: string[] };
type Registry = { remotes: Remote[] };
type Channel = { remote: string; live: string };

/** Readers of a registry: the browser requests the site's, the server reads each remote's channel in the store. */
export type Place = 'way to another remote' | 'Reintentar' | 'channel in the store';

export type RegistryFault = {
  name: string;
  /** Makes the body of `/registry.json` from the right one; undefined answers 404. */
  registry: (right: Registry, remote: string) => string | undefined;
  /** Makes the text of the remote's `channel.json` from the right one; undefined deletes the file. */
  channel: (right: Channel) => string | undefined;
  /** The visible result during the fault. A fault in the store never replaces its last good release. */
  outcome: Record<Exclude<Place, 'channel in the store'>, 'page' | 'card'>;
};

/** An address of another owner: no request may go there. */
export const FOREIGN = 'https://elsewhere.example';

const PADDING = 'x'.repeat(10_000_000);
/** As text, because `__proto__` in an object literal would set its prototype. */
const POLLUTION = '"__proto__":{"polluted":true}';

const withRemote = (change: Partial<Remote>) => (right: Registry, remote: string) =>
  JSON.stringify({
    ...right,
    remotes: right.remotes.map((one) => (one.name === remote ? { ...one, ...change } : one)),
  });

const padded = (right: object) => JSON.stringify({ ...right, padding: PADDING });
/** Gives each object of a JSON text a member that pollutes prototypes if code merges objects carelessly. */
const polluted = (right: object) => JSON.stringify(right).replace(/\{(?!\})/g, `{${POLLUTION},`);

const lost = { 'way to another remote': 'card', Reintentar: 'page' } as const;
const harmless = { 'way to another remote': 'page', Reintentar: 'page' } as const;
const misleading = { 'way to another remote': 'card', Reintentar: 'card' } as const;

/** All ways in which a registry can be wrong. */
export const REGISTRY_FAULTS: readonly RegistryFault[] = [
  // Without an answer, the page tries the release that it knows.
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
