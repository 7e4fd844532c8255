import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The small remote that is built against each minor: a query, a form, the shell's store and the names of the run time. */
export const PROBE = 'mfe-matriz';

const SOURCES = path.join(import.meta.dirname, 'probe');
const SUFFIX = '.template';

/** Writes the probe into a clone of any age, as a workspace. `contract` becomes the probe's own version. */
export function addProbe(root: string, contract: string): void {
  const nameOf = (folder: string) =>
    (JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as { name: string }).name;
  const names = { contracts: nameOf('shared-contracts'), presets: nameOf('shared-config'), version: contract };
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(SUFFIX));
  for (const file of files) {
    const target = path.join(root, PROBE, file.slice(0, -SUFFIX.length));
    const text = readFileSync(path.join(SOURCES, file), 'utf8');
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(
      target,
      text.replace(/__(contracts|presets|version)__/g, (_, key: keyof typeof names) => names[key]),
    );
  }
  const packageFile = path.join(root, 'package.json');
  const content = JSON.parse(readFileSync(packageFile, 'utf8')) as { workspaces: string[] };
  writeFileSync(packageFile, JSON.stringify({ ...content, workspaces: [...content.workspaces, PROBE] }));
}
