import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresIsAvailable, startPostgres } from 'shared-postgres/testing';
import { buildApp } from '../src/app';
import type { OpenDatabase } from '../src/data/database';
import { openPglite } from '../src/data/pglite';
import { openPostgres } from '../src/data/postgres';
import { tidyPosts } from '../src/data/posts/tidyPosts';
import { type Corpus, readCorpus } from './corpus';
import { generatePosts } from './generatePosts';
import { kill } from './kill/kill';
import { measureLoad } from './loadReport';
import { plans } from './plans';
import { questions } from './questions';

// `npm run measure -w api [posts]`: how fast the blog's API is with 100,000 posts. Exit code 1 where p95 is over its bar.
// `npm run measure -w api -- kill`: whether the API loses or doubles what visitors send when it is killed.
// `npm run measure -w api -- load`: reads and forms a second; `heap`: ten minutes at half that load.

const [what = ''] = process.argv.slice(2);
if (what === 'load' || what === 'heap') process.exit(await measureLoad(what));

const folder = path.resolve(import.meta.dirname, '..');
const migrations = path.join(folder, 'migrations');
const TOTAL = Number(what || 100_000);
const print = (line: string) => process.stdout.write(`${line}\n`);

if (what === 'kill') process.exit((await kill(migrations, print)) ? 0 : 1);

async function measure(name: string, bar: number, { database, close }: OpenDatabase, corpus: Corpus): Promise<boolean> {
  const start = performance.now();
  await generatePosts(database, corpus, TOTAL);
  await tidyPosts(database);
  print(`\n${name}: ${TOTAL} posts made in ${Math.round((performance.now() - start) / 1000)} s; bar ${bar} ms`);
  const app = await buildApp({ database, contentFolder: path.join(folder, 'content') });
  let isMet = true;
  for (const { name: question, paths } of questions(corpus, TOTAL)) {
    const times: number[] = [];
    for (const url of paths) {
      const asked = performance.now();
      const { statusCode, body } = await app.inject(url);
      times.push(performance.now() - asked);
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
    isMet &&= at(0.95) <= bar;
    const figures = [`p50 ${at(0.5).toFixed(1)}`, `p95 ${at(0.95).toFixed(1)}`, `max ${at(1).toFixed(1)} ms`];
    print(
      `  ${question.padEnd(24)}${figures.map((figure) => figure.padStart(14)).join('')}${at(0.95) > bar ? '  MISSED' : ''}`,
    );
  }
  for (const line of await plans(database)) print(line);
  await app.close();
  await close();
  return isMet;
}

const corpus = await readCorpus(path.join(folder, 'content'));
const met: boolean[] = [];
if (postgresIsAvailable()) {
  const { url, stop } = await startPostgres();
  met.push(await measure('PostgreSQL', 50, await openPostgres(url, migrations), corpus).finally(stop));
} else print('PostgreSQL: not measured, for there is no initdb in PATH and no DATABASE_URL_TEST');
const home = mkdtempSync(path.join(tmpdir(), 'api-measure-'));
try {
  met.push(await measure('PGlite', 150, await openPglite(path.join(home, 'db'), migrations), corpus));
} finally {
  rmSync(home, { recursive: true, force: true });
}
process.exit(met.every(Boolean) ? 0 : 1);
