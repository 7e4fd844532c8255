// Builds workspaces, also in a partial clone of the repository: `npm run build -w shared-config -- mfe-blog`.
import path from 'node:path';
import { buildStale } from './buildStale';

const root = path.resolve(import.meta.dirname, '../..');
const names = process.argv.slice(2);

const results = await buildStale(names.length > 0 ? names : undefined, { root });
if (results.some(({ state }) => state === 'failed')) process.exitCode = 1;
