// Renders the first page of a remote's build, in the remote's folder: node renderPage.cjs /preguntas. Like the shell's render
// thread, it gives the bundle a `require` for the lent modules alone.
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

const LENT = {
  react: 'react',
  'react/jsx-runtime': 'react/jsx-runtime',
  '@emotion/react': '@emotion/react',
  '@emotion/react/jsx-runtime': '@emotion/react/jsx-runtime',
  'react-router-dom': 'react-router-dom',
  'shared-contracts/runtime': '@tramuntana/contracts/runtime',
  'shell/store': '@tramuntana/contracts/testing/shell-store',
};

const [, , mount] = process.argv;
const installed = createRequire(path.resolve('package.json'));
const lend = (/** @type {keyof typeof LENT} */ name) => {
  if (!LENT[name]) throw new Error(`dist/server.cjs requires ${name}, and the shell does not lend it`);
  return installed(LENT[name]);
};

async function render() {
  const bundle = { exports: /** @type {any} */ ({}) };
  new Function('module', 'exports', 'require', readFileSync('dist/server.cjs', 'utf8'))(bundle, bundle.exports, lend);
  const [route] = bundle.exports.createRoutes({})[mount];
  const { Component } = await route.lazy();
  const { createElement } = installed('react');
  const { ShellContext } = installed('@tramuntana/contracts/runtime');
  const page = createElement(
    ShellContext,
    { value: { siteUrl: 'https://tramuntana.example' } },
    createElement(Component),
  );
  console.log(installed('react-dom/server').renderToString(page));
}

render();
