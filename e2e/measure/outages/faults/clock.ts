import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../fault';
import type { Machine } from '../machine';
import { until } from '../until';

/** Debian keeps its libraries in a folder for each kind of processor. */
const LIBRARIES = '/usr/lib';
const DAY = 24 * 60 * 60 * 1000;
/** A site's clock may differ by this from the expected one, in milliseconds. */
const TOLERANCE = DAY / 2;

/** The library of the package `faketime` for processes with several threads; undefined if it is not installed. */
export const faketime = () =>
  (existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
    .map((folder) => path.join(LIBRARIES, folder, 'faketime/libfaketimeMT.so.1'))
    .find((file) => existsSync(file));

/** The clock of both sites jumps two days forward, then three back, then to the right time. The database's clock stays. */
export const clockJumps = (library: string): Fault => ({
  name: 'clock of both sites jumps forward and back',
  async produce({ app, folder, machines, traffic, ready }) {
    const file = path.join(folder, 'clock');
    const setClock = (days: number) => writeFileSync(file, `${days < 0 ? '' : '+'}${days}d\n`);
    // Only the clock of days jumps, as on a machine: no process sees its monotonic clock jump.
    const faked = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      DONT_FAKE_MONOTONIC: '1',
    };
    setClock(0);
    const restart = async (env: Record<string, string>) => {
      for (const machine of machines) {
        await machine.stop();
        await machine.start(app, env);
        await ready();
      }
    };
    await restart(faked);
    try {
      for (const days of [2, -1, 0]) {
        setClock(days);
        for (const machine of machines) await until(`a clock ${days} days ahead`, () => isAhead(machine, days));
        await traffic.more({ page: 40, read: 10, acknowledged: 10 });
        await ready();
      }
    } finally {
      await restart({});
    }
  },
});

async function isAhead({ url }: Machine, days: number): Promise<boolean> {
  const date = (await fetch(`${url}/healthz`)).headers.get('date') ?? '';
  return Math.abs(Date.parse(date) - Date.now() - days * DAY) < TOLERANCE;
}
