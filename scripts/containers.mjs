import { command } from './setup/command.mjs';

command(
  'scripts/commands/containers.ts',
  `npm run containers

Builds the image, tests it, and starts the services of operations/compose/compose.yaml with it (docs/testing.md). It needs
Docker with Compose 2, or root on Debian. The image must hold the same builds as this folder.

Example:
  npm run build && npm run containers`,
);
