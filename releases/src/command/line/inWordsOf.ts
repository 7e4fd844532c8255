/** The verbs of a team that take the name of a remote. */
export const REMOTE_VERBS = [
  'publish',
  'promote',
  'rollback',
  'retire',
  'canary',
  'list',
  'history',
  'verify',
] as const;

/**
 * Returns a function that rewrites the commands in a message for a caller of `remote` in the remote's folder:
 * `npm run release -- promote mfe-blog 1.0.0-a` becomes `npx remote promote 1.0.0-a`. Commands about others stay.
 */
export function inWordsOf(remote: string): (message: string) => string {
  const plain = remote.replaceAll('.', '\\.');
  const name = `${plain}(?![\\w.-]*\\w)`;
  const release = new RegExp(`npm run release -- (${REMOTE_VERBS.join('|')}) ${name}`, 'g');
  const build = new RegExp(`npm run build -- ${name}`, 'g');
  const file = new RegExp(`(?<![\\w./-])${plain}/(package\\.json|webpack\\.config\\.ts)`, 'g');
  return (message) =>
    message
      .replaceAll('npm run release -- status', 'npx remote status')
      .replace(release, 'npx remote $1')
      .replace(build, 'npx remote build')
      .replace(file, '$1');
}
