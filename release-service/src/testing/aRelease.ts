import { createHash } from 'node:crypto';

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The manifest of a small release of `mfe-blog`, and its contents by their hash. */
export function aRelease(version: string, more: Record<string, string> = {}) {
  const files: Record<string, string> = {
    'server.cjs': `exports.version = '${version}';`,
    'web/remoteEntry.js': `entry('${version}');`,
    'web/routes.js': `routes('${version}');`,
    ...more,
  };
  const described = Object.entries(files).map(([file, content]) => {
    return [file, { bytes: Buffer.byteLength(content), integrity: integrityOf(content) }] as const;
  });
  return {
    manifest: {
      schema: 1,
      remote: 'mfe-blog',
      version,
      contract: '^1.0.0',
      mounts: ['/blog'],
      entry: 'remoteEntry.js',
      container: 'mfe_blog',
      shared: {},
      chunks: { routes: ['routes.js'] },
      files: Object.fromEntries(described),
    },
    contents: new Map(Object.values(files).map((content) => [integrityOf(content), content])),
  };
}
