import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A remote with one page, in a repository of its own. It has no file more than it needs. */
const FILES: Record<string, string | object> = {
  'package.json': {
    name: 'mfe-faq',
    version: '1.0.0',
    private: true,
    type: 'module',
    remote: true,
    sideEffects: false,
    dependencies: { '@tramuntana/contracts': '^2.0.0', '@tramuntana/ui': '^1.0.0' },
    peerDependencies: {
      '@emotion/react': '^11.0.0',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      'react-router-dom': '^7.0.0',
    },
    devDependencies: { '@tramuntana/remote': '^1.0.0', '@types/react': '^19.0.0', typescript: '^6.0.0' },
  },
  'tsconfig.json': { extends: '@tramuntana/remote/typescript.json', include: ['.'], exclude: ['dist', 'node_modules'] },
  'jest.config.mjs': `export { default } from '@tramuntana/remote/jest/browser.mjs';\n`,
  'webpack.config.ts': `import { remote } from '@tramuntana/remote/webpack/remote';

export default remote({ name: 'mfe-faq', mounts: ['/preguntas'] });
`,
  'src/routes.tsx': `import type { CreateRoutes, RouteHandle } from '@tramuntana/contracts';
import { lazyPage } from '@tramuntana/contracts/runtime';

export const createRoutes: CreateRoutes = () => ({
  '/preguntas': [
    {
      id: 'mfe-faq.start',
      index: true,
      lazy: lazyPage(() => import(/* webpackChunkName: "page-start" */ './StartPage')),
      handle: { head: { title: 'Preguntas', description: 'Preguntas' }, chunks: ['page-start'] } satisfies RouteHandle,
    },
  ],
});
`,
  'src/StartPage.tsx': `import { useShell } from '@tramuntana/contracts/runtime';
import { PageHero } from '@tramuntana/ui';
import { useShellStore } from 'shell/store';
import drone from '../media/drone.svg';

/** The page \`/preguntas\`. */
export function Component() {
  const { siteUrl } = useShell();
  const theme = useShellStore((state) => state.theme);
  return (
    <>
      <PageHero title="Preguntas" lead={siteUrl} />
      <img src={drone} alt={theme} />
    </>
  );
}
`,
  'src/shellStore.d.ts': `import type {} from '@tramuntana/contracts/shell-store';\n`,
  'src/StartPage.test.tsx': `import { screen } from '@testing-library/react';
import { fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { createRoutes } from './routes';

test('the page has its heading, data of the shell and a picture', async () => {
  renderRoutes(createRoutes, fakeShell(), '/preguntas');
  expect(await screen.findByRole('heading', { level: 1, name: 'Preguntas' })).toBeVisible();
  expect(screen.getByText('https://tramuntana.example')).toBeVisible();
  expect(screen.getByRole('img', { name: 'light' })).toHaveAttribute('src', '/media/drone.svg');
});
`,
  'media/drone.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
  '.gitignore': 'node_modules/\ndist/\n',
};

/** Writes the remote into an empty folder. */
export function writeMinimalRemote(folder: string): void {
  for (const [file, content] of Object.entries(FILES)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
}
