import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { show } from './show';

const run = async (program: string) => {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const code = await show(import.meta.dirname, ['-e', program], { env: { WORD: 'hola' }, out, err });
  out.end();
  err.end();
  return { code, out: await text(out), err: await text(err) };
};

test('a program’s output is shown and its exit code returned', async () => {
  expect(await run(`console.log(process.env.WORD); console.error('no'); process.exitCode = 3;`)).toEqual({
    code: 3,
    out: 'hola\n',
    err: 'no\n',
  });
});

test('a program that was killed has failed', async () => {
  expect((await run(`process.kill(process.pid, 'SIGKILL');`)).code).toBe(1);
});

test('processes that a program leaves behind are not waited for', async () => {
  const { code, out } = await run(`
    const { spawn } = require('node:child_process');
    const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    console.log(left.pid);
    left.unref();`);
  // Throws if the process has ended.
  process.kill(Number(out), 'SIGKILL');
  expect(code).toBe(0);
});
