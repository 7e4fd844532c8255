import { runApiProgram } from './runApiProgram';

/** `npm run import -w api`: publishes the content folder. The site may be running or stopped. */
export const run = (): Promise<number> => runApiProgram('import', []);
