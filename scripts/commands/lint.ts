import { lint } from '../lint/lint';
import { ROOT } from './places';

/** `npm run lint`: format, lint rules, types, who may import whom, and citations of the documents. */
export async function run(): Promise<number> {
  const { failed } = await lint(ROOT);
  return failed > 0 ? 1 : 0;
}
