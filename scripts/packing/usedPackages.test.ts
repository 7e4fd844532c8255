import { usedPackages } from './usedPackages';

test('packages are found in imports, exports and calls, each once', () => {
  const code = `
    import { css } from "@emotion/react";
    import '@testing-library/jest-dom';
    export { jsx } from "@emotion/react/jsx-runtime";
    const later = () => import('webpack');
    const library = require('@testing-library/react/dist/index.js');
    const file = import.meta.resolve('@swc/jest');
    type Options = import("pretty-format").Options;
  `;
  expect(usedPackages([code, `import React from 'react';`])).toEqual([
    '@emotion/react',
    '@swc/jest',
    '@testing-library/jest-dom',
    '@testing-library/react',
    'pretty-format',
    'react',
    'webpack',
  ]);
});

test('modules of Node and files of the package are no packages', () => {
  const code = `import path from 'node:path'; import 'fs'; import './x.js'; import '../y.js'; const from = 'a word';`;
  expect(usedPackages([code])).toEqual([]);
});
