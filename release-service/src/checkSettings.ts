import { readSettings } from './settings';

// `npm start` runs this program before it publishes or starts anything. It fails with the names of all wrong settings.
try {
  readSettings(process.env);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
