import { startCanary } from '../live/canary';
import { promote } from '../live/promote';
import { publish } from '../publish/publish';
import { aRepository, type Repository } from '../testing/aRepository';
import { releaseCommand } from './releaseCommand';

// Without real pauses, the commands poll as often as usual until the timeout, but reach it at once.
jest.mock('node:timers/promises', () => ({ setTimeout: () => new Promise((resolve) => setImmediate(resolve)) }));

let site: Repository;

beforeEach(async () => {
  site = aRepository();
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) {
    site.build('mfe-blog', version);
    await publish(site.settings, 'mfe-blog');
  }
  await promote(site.settings, 'mfe-blog', '1.0.0-a');
  await promote(site.settings, 'mfe-blog', '1.0.0-b');
});
afterEach(() => site.remove());

async function run(...commandLine: string[]) {
  const printed: string[] = [];
  const code = await releaseCommand(commandLine, {
    ...site.settings,
    build: async () => true,
    typeProblems: async () => [],
    bytesOverBudget: async () => [],
    renderProblems: async () => [],
    print: (line) => printed.push(line),
    printError: (line) => printed.push(line),
  });
  return { code, printed };
}

/** Reports a shell that runs but follows no change. */
const reportOldState = () =>
  site.report({ wanted: '1.0.0-0', canary: { version: '1.0.0-c', percent: 10, rendered: 3 } });

const silence = (what: string) => `no running shell reported within 30 s that it ${what}; its log says why`;

test.each<[string[], string]>([
  [
    ['promote', 'mfe-blog', '1.0.0-c'],
    `1.0.0-c does not render, so 1.0.0-b is live again: ${silence('rendered it')}; put it right and publish it anew`,
  ],
  [
    ['rollback', 'mfe-blog'],
    `1.0.0-a is live again, but does not render: ${silence('rendered it')}; choose another: npm run release -- promote mfe-blog <version>`,
  ],
  [
    ['retire', 'mfe-blog'],
    'is retired (before: 1.0.0-b), but the running site did not follow: ' +
      'not every running shell reported within 30 s that it took it off; their logs say why',
  ],
  [
    ['canary', 'mfe-blog', '--stop'],
    '1.0.0-c is no canary any more, but the running site did not follow: ' +
      'no running shell reported on it within 30 s; its log says why',
  ],
])('%j ends with exit code 1 if no running shell follows, and tells what has changed', async (commandLine, told) => {
  await startCanary(site.settings, 'mfe-blog', '1.0.0-c', 10);
  reportOldState();
  expect(await run(...commandLine)).toEqual({ code: 1, printed: [`mfe-blog: ${told}`] });
});
