import path from 'node:path';
import { findApiFolder } from './apiFolder';
import { importNow } from './content/importNow';
import { readSettings } from './settings';

/** `npm run import -w api`: publishes what the content folder holds, while the site runs or not. */
async function run(): Promise<void> {
  const apiFolder = findApiFolder();
  // A relative DATA_DIR counts from the repository's root, as everywhere, and not from the working directory.
  const DATA_DIR = path.resolve(apiFolder, '..', process.env.DATA_DIR || '.data');
  const contentFolder = path.join(apiFolder, 'content');
  const imported = await importNow(
    { ...readSettings({ ...process.env, DATA_DIR }), migrationsFolder: path.join(apiFolder, 'migrations') },
    contentFolder,
  );
  process.stdout.write(imported ? `Imported ${contentFolder}\n` : `Nothing has changed in ${contentFolder}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
  process.exit(1);
});
