import { readSettings } from './settings';

// A program of its own: `npm start` runs it before it publishes or starts anything. It fails with the names of all wrong
// settings.
try {
  readSettings(process.env);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
