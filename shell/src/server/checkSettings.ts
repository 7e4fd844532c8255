import { readConfiguration } from './configuration';

// A separate program: `npm start` runs it before it publishes or starts anything. It fails with the names of all wrong
// settings. `npm start` sets the address of the site's own API and the store's folder itself, so they are not checked.
try {
  readConfiguration({ ...process.env, API_URL: process.env.API_URL || 'http://127.0.0.1/api', STORE: '.' });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
