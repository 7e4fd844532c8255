/** Turns a workspace into a package for any npm registry. The workspace's package.json says the rest. */
export type Recipe = {
  /** Folder of the workspace. */
  folder: string;
  /** Public entry points with their sources. Without it, those of the workspace's package.json. */
  exports?: Record<string, string>;
  /** Source of the command, if the package brings one. */
  command?: string;
  /** Sources that the package runs or bundles by their paths, as globs. */
  entries?: string[];
  /** Files that are published as they are, as globs: fonts, JSON, and code that is no TypeScript. */
  assets?: string[];
  /** Packages that its users install, besides those that the workspace's package.json names as peers. */
  peers?: string[];
  /** The same, for users who need the entry point that imports them. */
  optionalPeers?: string[];
  /** Packages that it brings although no code of it names them. */
  brings?: string[];
  /** Later versions of its dependencies that it takes: `~` for patches, `^` for minor versions, too. */
  range: '^' | '~';
};

/** The packages that are compiled. `create-remote` is packed as it is. */
export const RECIPES: readonly Recipe[] = [
  { folder: 'shared-contracts', optionalPeers: ['@testing-library/react'], range: '^' },
  { folder: 'shared-ui', assets: ['fonts/*.woff2'], range: '^' },
  {
    folder: 'shared-config',
    exports: {
      './webpack/remote': './webpack/remote.ts',
      './webpack/base': './webpack/base.ts',
      './jest/browser.mjs': './jest/browser.mjs',
      './jest/generatePictures': './jest/generatePictures.ts',
      './playwright': './journeys/playwright.ts',
      './axe': './journeys/axe.ts',
      './journeys/pinBeforeRun': './journeys/pinBeforeRun.ts',
      './assets': './assets.d.ts',
      './typescript.json': './typescript.json',
    },
    command: 'command/main.ts',
    entries: [
      'build/buildProcess.ts',
      'development/watchProcess.ts',
      'development/page/*{Runtime,Errors}.ts',
      'federation/bundlerRuntime.ts',
    ],
    assets: ['jest/*.{mjs,cjs}', 'development/keepPageLoader.cjs'],
    // A release says which contract it was built with, so the team chooses that version, not the presets.
    peers: ['@tramuntana/contracts'],
    optionalPeers: ['@playwright/test', '@axe-core/playwright'],
    brings: ['@swc/core', 'jest', 'jest-environment-jsdom', '@types/jest', '@types/node'],
    // The presets replace parts of webpack and of the federation plugin. A minor version may change these parts.
    range: '~',
  },
];
