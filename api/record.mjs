// `npm run record -w api`: writes openapi.json and the API's recorded answers anew, after a change that is meant.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const env = { ...process.env, RECORD: '1' };
const { status } = spawnSync(process.execPath, [jest, 'src/contract.test.ts'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env,
});
process.exit(status ?? 1);
