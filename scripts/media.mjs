import { command } from './setup/command.mjs';

command('scripts/commands/media.ts');
