import { command } from '../setup/command.mjs';

command(
  'api/measure/main.ts',
  `npm run measure -w api [-- <posts> | load | heap | kill]

Measures the blog's API with 100,000 posts, or as many as given. Fails where p95 is over its bar.
load measures reads and forms a second, heap ten minutes at half that load, kill the losses of kill -9.

Example:
  npm run measure -w api -- kill`,
);
