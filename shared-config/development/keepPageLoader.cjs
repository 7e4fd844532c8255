// CommonJS, because webpack loads this file by `require`. Jest cannot import a module at run time.
const { createHash } = require('node:crypto');
const path = require('node:path');

/** Static imports of our own modules, except type imports. */
const OWN_IMPORTS = /^import (?!type\b)[^;]*?from '(\.[^']+)'/gm;

/**
 * Keeps an open page when a module changes that both components and `routes.tsx` import, such as copy in `content`. Fast
 * Refresh updates the components, but routes are not components, so webpack would reload the page. The routes accept
 * their imports' updates instead, and reload the page only if no component shows the edited module.
 * @this {import('webpack').LoaderContext<{ name: string, routes: string }>} `name` is the remote's, `routes` the module that
 *   it exposes, absolute.
 * @param {string} source
 */
module.exports = function keepPageLoader(source) {
  const { name, routes } = this.getOptions();
  // Not a property of `__webpack_require__`: with hot modules, each module has its own copy of that function.
  const edited = `globalThis['edited ${name}']`;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const isRoutes = this.resourcePath === path.normalize(routes);
  return source + noteEdits(hash, edited) + (isRoutes ? acceptImports(source, edited) : '');
};

/**
 * * A module also runs again when one of its imports changes. Only the hash of its source shows that it was edited itself.
 * @param {string} hash
 * @param {string} edited the set of edited modules
 */
const noteEdits = (hash, edited) => `
;if (import.meta.webpackHot) {
  const { data } = import.meta.webpackHot;
  if (data?.source && data.source !== '${hash}') (${edited} ??= new Set()).add(__webpack_module__.id);
  import.meta.webpackHot.dispose((next) => { next.source = '${hash}'; });
}
`;

/**
 * @param {string} source
 * @param {string} edited the set of edited modules
 */
function acceptImports(source, edited) {
  const imports = [...source.matchAll(OWN_IMPORTS)].map(([, request]) => request);
  return `
;if (import.meta.webpackHot) {
  const isShown = (id) => (__webpack_require__.c[id]?.parents ?? []).some(
    (parent) => __webpack_require__.c[parent]?.hot._selfAccepted || (parent !== __webpack_module__.id && isShown(parent)),
  );
  import.meta.webpackHot.accept(${JSON.stringify(imports)}, () => setTimeout(() => {
    const edited = [...(${edited} ?? [])];
    ${edited}?.clear();
    if (!edited.every(isShown)) location.reload();
  }));
}
`;
}
