import { lint } from '../lint/lint';
import { ROOT } from './paths';

/** `npm run lint`: runs all checks of lint.ts. */
export async function run(): Promise<number> {
  const { failed } = await lint(ROOT);
  return failed > 0 ? 1 : 0;
}
