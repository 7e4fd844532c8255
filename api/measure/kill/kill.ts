import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresIsAvailable, startPostgres } from 'shared-postgres/testing';
import { openPglite } from '../../src/data/pglite';
import { openPostgres } from '../../src/data/postgres';
import { type KillFigures, killRun } from './killRun';

/**
 * `npm run measure -w api -- kill`: kill -9 of the API, ten times, while 200 messages and addresses a second are sent. Gives
 * whether no acknowledged one was lost and none stored twice, on each engine that this machine has.
 */
export async function kill(migrations: string, print: (line: string) => void): Promise<boolean> {
  const met: boolean[] = [];
  const report = (name: string, { refused, ...figures }: KillFigures) => {
    const isMet = figures.lost + figures.doubled + refused.length === 0 && figures.acknowledged === figures.sent;
    print(
      `${name}: ${Object.entries(figures)
        .map(([figure, value]) => `${figure} ${value}`)
        .join(', ')}${isMet ? '' : '  MISSED'}`,
    );
    for (const refusal of new Set(refused)) print(`  refused: ${refusal}`);
    met.push(isMet);
  };
  if (postgresIsAvailable()) {
    const { url, stop } = await startPostgres();
    report('PostgreSQL', await killRun({ DATABASE_URL: url }, () => openPostgres(url, migrations)).finally(stop));
  } else print('PostgreSQL: not measured, for there is no initdb in PATH and no DATABASE_URL_TEST');
  const home = mkdtempSync(path.join(tmpdir(), 'api-kill-'));
  try {
    report('PGlite', await killRun({ DATA_DIR: home }, () => openPglite(path.join(home, 'db'), migrations)));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  return met.every(Boolean);
}
