import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');

/** The text of a file of the repository. */
export const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** A section of docs/operating.md, without its heading. */
export function operatingSection(heading: string): string {
  const section = read('docs/operating.md')
    .split('\n## ')
    .find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/operating.md has no section '${heading}'`);
  return section.slice(heading.length);
}

/** The settings in the table of docs/operating.md. */
export const documentedSettings = (): string[] =>
  operatingSection('Settings')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

/** A duration in the source, in seconds. */
function seconds(file: string, constant: string): number {
  const [, milliseconds] = new RegExp(`^(?:export )?const ${constant} = ([\\d_]+);$`, 'm').exec(read(file)) ?? [];
  if (milliseconds === undefined) throw new Error(`${file} has no constant ${constant}`);
  return Number(milliseconds.replaceAll('_', '')) / 1000;
}

/** How long each server may take to end after SIGTERM, in seconds. */
export const timeToEnd = () => ({
  site: Math.max(seconds('scripts/site/runSite.ts', 'STOP_LIMIT'), seconds('shell/src/shared/deadlines.ts', 'DRAIN')),
  api: seconds('api/src/server.ts', 'STOP_TIMEOUT'),
  releases: seconds('release-service/src/server.ts', 'STOP_TIMEOUT'),
});

/** File with the route that says whether a server is alive, and the prefix of its path. */
const HEALTH = {
  site: ['shell/src/server/http/status/statusRoutes.ts', ''],
  api: ['api/src/app.ts', '/api'],
  releases: ['release-service/src/app.ts', ''],
} as const;

/** The path that says of a server whether it is alive. Throws if its routes do not have that path. */
export function healthPath(server: keyof typeof HEALTH): string {
  const [file, prefix] = HEALTH[server];
  const source = read(file);
  const [, route] = /\.get\('(\/healthz)'/.exec(source) ?? [];
  if (route === undefined || !(prefix === '' || source.includes(`prefix: '${prefix}'`)))
    throw new Error(`${file} has no route for ${prefix}/healthz`);
  return `${prefix}${route}`;
}

/** The image's name, as its Dockerfile says, and its commands. */
export function builtImage(): { name: string; commands: string[] } {
  const [, name = ''] = /docker build .* -t (\S+) \.$/m.exec(read('operations/image/Dockerfile')) ?? [];
  const commands = [...read('operations/image/run').matchAll(/^ {2}([a-z |]+)\) /gm)].flatMap(([, names = '']) =>
    names.split(' | '),
  );
  return { name, commands };
}
