import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** `npm run record -w api`: writes openapi.json and the API's recorded answers anew. Returns the exit code. */
export function run(): number {
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const { status } = spawnSync(process.execPath, [jest, 'src/contract.test.ts'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    env: { ...process.env, RECORD: '1' },
  });
  return status ?? 1;
}
