import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './sites/site';

/** Text of docs/teams.md. */
export const GUIDE = readFileSync(path.join(ROOT, 'docs/teams.md'), 'utf8');

/** The commands of one section of docs/teams.md, in order. */
export function commandsOf(section: string): string[] {
  const [, text = ''] = GUIDE.split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  return [...own.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.trim().split('\n'));
}
