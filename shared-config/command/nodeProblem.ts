import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';

/** The reason why a version of Node cannot run the command; undefined if it can. */
export function nodeProblem(version: string): string | undefined {
  // The published package, whose code lies in `dist`, and the repository both have it two folders up.
  const file = new URL('../../package.json', import.meta.url);
  const { engines } = JSON.parse(readFileSync(file, 'utf8')) as { engines: { node: string } };
  if (satisfies(version, engines.node, { includePrerelease: true })) return undefined;
  return `remote needs Node ${engines.node}, and this is ${version}: install another Node`;
}
