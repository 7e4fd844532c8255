import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { digest } from '../build/inputFiles';

type Options = {
  /** The module that the remote exposes, absolute. */
  routes: string;
};

/** Static imports of own modules, without those of types. */
const OWN_IMPORTS = /^import (?!type\b)[^;]*?from '(\.[^']+)'/gm;

/**
 * Lets an open page live on when a module changes that components and `routes.tsx` import, as copy in `content` is. Fast Refresh
 * shows it by the components, but the update also reaches the routes, which are no component: webpack would load the page
 * anew. So the routes take their imports' updates. They load the page anew where no component shows the edited module.
 */
export default function keepPageLoader(this: LoaderContext<Options>, source: string): string {
  const isRoutes = this.resourcePath === path.normalize(this.getOptions().routes);
  return source + noteEdits(digest(source)) + (isRoutes ? acceptImports(source) : '');
}

/** A module runs again with each update of what it imports; its own source tells whether it was edited itself. */
const noteEdits = (hash: string) => `
;if (import.meta.webpackHot) {
  const { data } = import.meta.webpackHot;
  if (data?.source && data.source !== '${hash}') (__webpack_require__.edited ??= new Set()).add(__webpack_module__.id);
  import.meta.webpackHot.dispose((next) => { next.source = '${hash}'; });
}
`;

function acceptImports(source: string): string {
  const imports = [...source.matchAll(OWN_IMPORTS)].map(([, request]) => request);
  return `
;if (import.meta.webpackHot) {
  const isShown = (id) => (__webpack_require__.c[id]?.parents ?? []).some(
    (parent) => __webpack_require__.c[parent]?.hot._selfAccepted || (parent !== __webpack_module__.id && isShown(parent)),
  );
  import.meta.webpackHot.accept(${JSON.stringify(imports)}, () => setTimeout(() => {
    const edited = [...(__webpack_require__.edited ?? [])];
    __webpack_require__.edited?.clear();
    if (!edited.every(isShown)) location.reload();
  }));
}
`;
}
