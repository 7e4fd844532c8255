import { command } from './setup/command.mjs';

command('scripts/commands/import.ts');
