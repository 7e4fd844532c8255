import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { BEYOND_SAMPLE } from '../support/sample';
import { copyOfRepository } from '../support/sites/copies';

const PAGE = 'mfe-blog/src/pages/list/ListPage.tsx';
const BEGINNING = 'export function Component() {\n';

let copy: ReturnType<typeof copyOfRepository>;
test.beforeAll(() => {
  copy = copyOfRepository();
});
test.afterAll(() => copy.remove());

/** Publishes the blog with this statement at the beginning of its list page. Returns the text of the refusal. */
async function refusal(statement: string, api: string): Promise<string> {
  const file = path.join(copy.root, PAGE);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(BEGINNING, `${BEGINNING}${statement}\n`));
  try {
    const env = { ...process.env, API_URL: api, DATA_DIR: path.join(copy.root, '.data') };
    const publish = ['scripts/release.mjs', 'publish', 'mfe-blog', '--json'];
    const { stdout } = await promisify(execFile)('node', publish, { cwd: copy.root, env });
    return stdout;
  } catch (error) {
    return (JSON.parse((error as { stdout: string }).stdout) as { error: { message: string } }).error.message;
  } finally {
    writeFileSync(file, source);
  }
}

const placeIn = (copyRoot: string) => {
  const lines = readFileSync(path.join(copyRoot, PAGE), 'utf8').split('\n');
  return `${PAGE}:${lines.indexOf(BEGINNING.trim()) + 2}`;
};

for (const [where, condition, told] of [
  ['browsers only', '===', '/blog, in a browser: Error: roto'],
  ['the server only', '!==', '/blog: roto'],
] as const) {
  // A browser opens only pages that the server could render, so the first test needs both checks.
  const tag = where === 'browsers only' ? [] : BEYOND_SAMPLE;
  test(`a page that throws in ${where} is not published, and the refusal names file and line`, { tag }, async ({
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const message = await refusal(
      `if (typeof window ${condition} 'object') throw new Error('roto');`,
      `${baseURL}/api`,
    );
    expect(message).toContain('was not published, because its pages fail:');
    expect(message).toContain(told);
    expect(message).toContain(placeIn(copy.root));
  });
}
