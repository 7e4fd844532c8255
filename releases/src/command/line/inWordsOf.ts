const VERBS = 'publish|promote|rollback|retire|canary|list|history|verify';

/**
 * Returns a function that rewrites the commands in a message for a caller of `remote` in the remote's folder:
 * `npm run release -- promote mfe-blog 1.0.0-a` becomes `npx remote promote 1.0.0-a`. Commands about others stay.
 */
export function inWordsOf(remote: string): (message: string) => string {
  const name = `${remote.replaceAll('.', '\\.')}(?![\\w.-]*\\w)`;
  const release = new RegExp(`npm run release -- (${VERBS}) ${name}`, 'g');
  const build = new RegExp(`npm run build -- ${name}`, 'g');
  return (message) =>
    message
      .replaceAll('npm run release -- status', 'npx remote status')
      .replace(release, 'npx remote $1')
      .replace(build, 'npx remote build')
      .replaceAll(`${remote}/package.json`, 'package.json')
      .replaceAll(`${remote}/webpack.config.ts`, 'webpack.config.ts');
}
