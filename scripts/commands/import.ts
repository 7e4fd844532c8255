import { runApiProgram } from './runApiProgram';

/** `npm run import -w api`: publishes what the content folder holds, while the site runs or not. */
export const run = (): Promise<number> => runApiProgram('import', []);
