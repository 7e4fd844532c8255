import { DirectoryStore } from 'releases';
import { browserProblems } from './browserProblems';
import { findBrowser } from './findBrowser';

jest.mock('./findBrowser');

test('without a browser nothing starts, and a message says that only the server rendered the pages', async () => {
  jest.mocked(findBrowser).mockReturnValue(undefined);
  const lines: string[] = [];
  const problems = await browserProblems({
    root: '/no/repository',
    workspace: 'mfe-blog',
    remotes: [],
    addresses: ['/blog'],
    store: new DirectoryStore('/no/store'),
    env: {},
    print: (line) => lines.push(line),
  });
  expect(problems).toEqual([]);
  expect(lines).toEqual([
    expect.stringMatching(/^mfe-blog: no Chromium here, so the server alone has rendered its pages/),
  ]);
});
