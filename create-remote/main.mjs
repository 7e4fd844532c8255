#!/usr/bin/env node
import { createRepository } from './createRepository.mjs';
import { HELP, readRepository } from './readRepository.mjs';

/** @type {(commandLine: readonly string[]) => void} */
function run(commandLine) {
  if (commandLine.includes('--help')) return console.log(HELP);
  const choices = readRepository(commandLine);
  const { name, mount, site } = choices;
  const isCommitted = createRepository(process.cwd(), choices);
  console.log(`${name}/ is a repository with the remote of ${mount}.${isCommitted ? '' : ' Git made no commit: commit all files.'}
go there:   cd ${name}
test it:    npm test
see it:     npm run dev      # within the pages of ${site}
README.md tells the rest. npm run check compares the paths with those of the site's other remotes.`);
}

try {
  run(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error && error.name === 'Failure' ? error.message : error);
}
