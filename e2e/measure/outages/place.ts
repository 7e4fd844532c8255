import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Place } from 'shared-postgres/testing';

/** The database's machine: a network namespace behind a pair of virtual cables, and a disk that a test can fill. */
export type DatabasePlace = Place & {
  /** Cuts the cable between sites and database. */
  cut(): void;
  heal(): void;
  remove(): void;
};

/** Networks for tests of networks (RFC 2544), which no other program of the machine is likely to use. */
const NETWORKS = '198.18';
/** A new database with some hundred messages has 150 MB, most of it write-ahead log. */
const DISK = 'size=400m';

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe' });

/** Why this machine cannot give the database a place of its own; undefined if it can. */
export function placeProblem(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may do that';
  try {
    run('ip', '-V');
    run('setpriv', '--version');
    return undefined;
  } catch {
    return 'ip and setpriv are missing (Debian: apt-get install iproute2 util-linux)';
  }
}

/** Creates the place. The caller must call `remove`. */
export function createPlace(): DatabasePlace {
  const name = `outages-${process.pid}`;
  // Two measurements at once need networks of their own: four addresses each.
  const network = process.pid % 0x4000;
  const addressOf = (host: number) => `${NETWORKS}.${network >> 6}.${(network & 0x3f) * 4 + host}`;
  const cable = `outage${process.pid}`.slice(0, 14);
  const parent = mkdtempSync(path.join(os.tmpdir(), 'disk-'));
  const inside = (...args: string[]) => run('ip', '-n', name, ...args);
  const remove = () => {
    process.off('exit', remove);
    // The cable goes with the namespace.
    run('ip', 'netns', 'delete', name);
    run('umount', '--lazy', parent);
    rmdirSync(parent);
  };
  // If the measurement is interrupted, namespace and disk must go, too.
  process.once('exit', remove);
  run('mount', '-t', 'tmpfs', '-o', `${DISK},mode=0755`, 'tmpfs', parent);
  run('ip', 'netns', 'add', name);
  try {
    run('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'database', 'netns', name);
    run('ip', 'address', 'add', `${addressOf(1)}/30`, 'dev', cable);
    run('ip', 'link', 'set', cable, 'up');
    inside('address', 'add', `${addressOf(2)}/30`, 'dev', 'database');
    inside('link', 'set', 'lo', 'up');
    inside('link', 'set', 'database', 'up');
  } catch (error) {
    remove();
    throw error;
  }
  return {
    address: addressOf(2),
    parent,
    // PostgreSQL refuses to run as root, and only root may enter the namespace.
    launcher: ['ip', 'netns', 'exec', name, 'setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'],
    cut: () => inside('link', 'set', 'database', 'down'),
    heal: () => inside('link', 'set', 'database', 'up'),
    remove,
  };
}
