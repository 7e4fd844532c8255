import { commandSettings } from './commands/commandSettings';
import { inboxCommand } from './inbox/inboxCommand';

// `npm run inbox`: see `npm run inbox -- --help`.
inboxCommand(process.argv.slice(2), commandSettings(), (text) => process.stdout.write(`${text}\n`)).catch(
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
    process.exitCode = 1;
  },
);
