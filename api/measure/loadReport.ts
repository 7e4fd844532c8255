import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresIsAvailable, startPostgres } from 'shared-postgres/testing';
import { openDatabase } from '../src/data/openDatabase';
import { startApi } from './apiUnderLoad';
import { formLoad, heapUnderLoad, readLoad, storedMessages } from './load';

/** Bars of PostgreSQL: requests a second, and p99 in milliseconds. PGlite's figures are only told. */
const READS = { rate: 1000, p99: 100, seconds: 60 };
const FORMS = { rate: 200, p99: 250, seconds: 30 };
/** Half the load of the reads, and how much of the heap may be added meanwhile. */
const HEAP = { rate: 500, minutes: 10, growth: 0.1 };

const migrationsFolder = path.resolve(import.meta.dirname, '../migrations');
const print = (line: string) => process.stdout.write(`${line}\n`);

type Where = { databaseUrl?: string; dataFolder: string };

/** Measures one engine; `what` is `load` or `heap`. Gives whether the bars are met. */
async function measureOn(engine: string, where: Where, what: string): Promise<boolean> {
  const bars: boolean[] = [];
  const told = (line: string, met: boolean) => {
    bars.push(met);
    print(`${engine.padEnd(12)}${line}${met ? '' : '  MISSED'}`);
  };
  const api = await startApi(where);
  if (what === 'heap') {
    const { before, after, errors } = await heapUnderLoad(api, HEAP.rate, HEAP.minutes);
    const growth = after / before - 1;
    const figures = `${mib(before)} to ${mib(after)} MiB, ${(growth * 100).toFixed(1)} %, ${errors} errors`;
    told(
      `heap, ${HEAP.minutes} minutes at ${HEAP.rate} reads/s: ${figures}; bar ${HEAP.growth * 100} %`,
      growth < HEAP.growth,
    );
    await api.stop();
    return bars.every(Boolean);
  }
  await readLoad(api, READS.rate, 5);
  const reads = await readLoad(api, READS.rate, READS.seconds);
  told(
    `reads: ${reads.rate.toFixed(0)}/s, p99 ${reads.p99} ms, ${reads.errors} errors; bar ${READS.rate}/s, ${READS.p99} ms, 0`,
    reads.rate >= READS.rate * 0.99 && reads.p99 <= READS.p99 && reads.errors === 0,
  );
  const forms = await formLoad(api, FORMS.rate, FORMS.seconds);
  await api.stop();
  const opened = await openDatabase({
    databaseUrl: where.databaseUrl,
    databaseFolder: path.join(where.dataFolder, 'db'),
    migrationsFolder,
  });
  const rows = await storedMessages(opened);
  await opened.close();
  told(
    `forms: ${forms.rate.toFixed(0)}/s, p99 ${forms.p99} ms, ${rows} rows of ${forms.acknowledged} acknowledged; bar ${FORMS.rate}/s, ${FORMS.p99} ms, equal`,
    forms.rate >= FORMS.rate * 0.99 && forms.p99 <= FORMS.p99 && rows === forms.acknowledged,
  );
  return bars.every(Boolean);
}

const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

/** `npm run measure -w api -- load` (or `heap`): gives the exit code, 1 where PostgreSQL misses a bar. */
export async function measureLoad(what: string): Promise<number> {
  let met = true;
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'api-load-'));
  try {
    if (postgresIsAvailable()) {
      const { url, stop } = await startPostgres();
      met = await measureOn('PostgreSQL', { databaseUrl: url, dataFolder }, what).finally(stop);
    } else print('PostgreSQL: not measured, for none is installed and there is no DATABASE_URL_TEST');
    await measureOn('PGlite', { dataFolder }, what);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
  return met ? 0 : 1;
}
