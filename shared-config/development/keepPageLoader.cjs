// CommonJS, because webpack loads it by `require` also in tests, where no module can be imported at run time.
const { createHash } = require('node:crypto');
const path = require('node:path');

/** Static imports of own modules, without those of types. */
const OWN_IMPORTS = /^import (?!type\b)[^;]*?from '(\.[^']+)'/gm;

/**
 * Lets an open page live on when a module changes that components and `routes.tsx` import, as copy in `content` is. Fast Refresh
 * shows it by the components, but the update also reaches the routes, which are no component: webpack would load the page
 * anew. So the routes take their imports' updates. They load the page anew where no component shows the edited module.
 * @this {import('webpack').LoaderContext<{ name: string, routes: string }>} `name` is the remote's, `routes` the module that
 *   it exposes, absolute.
 * @param {string} source
 */
module.exports = function keepPageLoader(source) {
  const { name, routes } = this.getOptions();
  // Not a property of `__webpack_require__`: while modules are hot, each has a copy of that function.
  const edited = `globalThis['edited ${name}']`;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const isRoutes = this.resourcePath === path.normalize(routes);
  return source + noteEdits(hash, edited) + (isRoutes ? acceptImports(source, edited) : '');
};

/**
 * A module runs again with each update of what it imports; its own source tells whether it was edited itself.
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
