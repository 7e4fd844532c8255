import { command } from './setup/command.mjs';

command('e2e/measure/main.ts');
