import { aRepository, type Repository } from '../testing/aRepository';
import { releaseCommand } from './releaseCommand';

let site: Repository;
let steps: string[];

beforeEach(() => {
  site = aRepository();
  steps = [];
});

afterEach(() => site.remove());

async function publish(mistakes: string[]) {
  const printed: string[] = [];
  const code = await releaseCommand(['publish', 'mfe-blog'], {
    ...site.settings,
    typeProblems: async (remote) => {
      steps.push(`types of ${remote}`);
      return mistakes;
    },
    build: async (remote) => {
      steps.push(`build of ${remote}`);
      site.build(remote, '1.0.0-fresh');
      return true;
    },
    bytesOverBudget: async () => [],
    print: (line) => printed.push(line),
    printError: (line) => printed.push(line),
  });
  return { code, text: printed.join('\n') };
}

test('a remote with a type error is neither built nor published, and the compiler says where it is', async () => {
  const line = "mfe-blog/src/routes.tsx(12,5): error TS2322: Type 'string' is not assignable to type 'number'.";
  expect(await publish([line])).toEqual({
    code: 1,
    text: `mfe-blog: was not published, because the compiler refuses its types; correct them and publish again:\n${line}`,
  });
  expect(steps).toEqual(['types of mfe-blog']);
  expect(site.exists('.data/releases/mfe-blog')).toBe(false);
});

test('types are checked before the build', async () => {
  expect((await publish([])).code).toBe(0);
  expect(steps).toEqual(['types of mfe-blog', 'build of mfe-blog']);
});
