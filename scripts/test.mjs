import { nodeIsNewEnough } from './setup/nodeVersion.mjs';

if (nodeIsNewEnough()) import('./setup/launch.mjs').then(({ launch }) => launch('scripts/commands/test.ts'));
