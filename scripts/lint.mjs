import { command } from './setup/command.mjs';

command(
  'scripts/commands/lint.ts',
  `npm run lint

Checks format, rules, imports, the contract's report, links of the documents, and types. It takes no options.
npm run format writes files in the format that it wants.

Example:
  npm run lint`,
);
