import { globSync, readFileSync, writeFileSync } from 'node:fs';

// Stryker learns from its own environment which test reaches which mutant; a file's own @jest-environment would replace it.
// This runs in Stryker's copy of the repository, never in the sources.
for (const file of globSync('shell/src/server/**/*.test.ts')) {
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('@jest-environment node', '@jest-environment ./mutation/environment.cjs'));
}
