import path from 'node:path';
import { commandSettings } from './commands/commandSettings';
import { importNow } from './content/importNow';

/** `npm run import -w api`: imports the content folder, whether or not the site runs. */
async function run(): Promise<void> {
  const settings = commandSettings();
  const contentFolder = path.join(settings.apiFolder, 'content');
  const imported = await importNow(settings, contentFolder);
  process.stdout.write(imported ? `Imported ${contentFolder}\n` : `Nothing has changed in ${contentFolder}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
  process.exit(1);
});
