import { aRepository, type Repository } from '../testing/aRepository';
import { releaseCommand } from './releaseCommand';

let site: Repository;

beforeEach(() => {
  site = aRepository();
});

afterEach(() => site.remove());

async function publish(mistakes: string[]) {
  const printed: string[] = [];
  const code = await releaseCommand(['publish', 'mfe-blog'], {
    ...site.settings,
    typeProblems: async (remote) => mistakes.filter((line) => line.startsWith(remote)),
    build: async (remote) => {
      site.build(remote, '1.0.0-fresh');
      return true;
    },
    bytesOverBudget: async () => [],
    renderProblems: async () => [],
    print: (line) => printed.push(line),
    printError: (line) => printed.push(line),
  });
  return { code, text: printed.join('\n') };
}

test('a remote with a type error is not published, although it can be built, and the message says where the error is', async () => {
  const line = "mfe-blog/src/routes.tsx(12,5): error TS2322: Type 'string' is not assignable to type 'number'.";
  expect(await publish([line])).toEqual({
    code: 1,
    text: `mfe-blog: was not published, because the compiler refuses its types; correct them and publish again:\n${line}`,
  });
  expect(site.exists('.data/releases/mfe-blog')).toBe(false);
});

test('a remote whose types are right is published, even if another remote has type errors', async () => {
  expect((await publish(['mfe-shop/src/routes.tsx(1,1): error TS2322'])).code).toBe(0);
  expect(site.exists('.data/releases/mfe-blog/1.0.0-fresh')).toBe(true);
});
