// The script of a development beside this release (docs/decisions/0049). Its build is React's development build, which Fast
// Refresh needs. Only `remote dev` puts it between the libraries and `main`; visitors never load it.
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';

type Factory = (module: { exports: object }) => void;

declare const __LIBRARIES__: Record<'react' | 'react/jsx-runtime' | 'react-dom' | 'react-dom/client', string | number>;
declare const webpackChunkshell: [string[], Record<string | number, Factory>][];

const gives =
  (exports: object): Factory =>
  (module) => {
    module.exports = exports;
  };

// Webpack takes the last factory of a module, and runs it at the first import. No library has run yet, because `main` does
// that.
webpackChunkshell.push([
  ['development'],
  {
    [__LIBRARIES__.react]: gives(React),
    [__LIBRARIES__['react/jsx-runtime']]: gives(JsxRuntime),
    [__LIBRARIES__['react-dom']]: gives(ReactDom),
    [__LIBRARIES__['react-dom/client']]: gives(ReactDomClient),
  },
]);
