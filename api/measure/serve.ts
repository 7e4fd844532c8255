import path from 'node:path';
import { buildApp } from '../src/app';
import { openPglite } from '../src/data/pglite';
import { tidyPosts } from '../src/data/posts/tidyPosts';
import { readCorpus } from './corpus';
import { generatePosts } from './generatePosts';

// `node --import tsx api/measure/serve.ts [posts]`: an API in memory with so many generated posts and no other content, for
// measurements of the site. Prints its address once it answers; ends with SIGTERM.

const folder = path.resolve(import.meta.dirname, '..');
const contentFolder = path.join(folder, 'content');
const { database, close } = await openPglite(null, path.join(folder, 'migrations'));
await generatePosts(database, await readCorpus(contentFolder), Number(process.argv[2] ?? 100_000));
await tidyPosts(database);
const app = await buildApp({ database, contentFolder });
process.once('SIGTERM', () => void app.close().then(close));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
