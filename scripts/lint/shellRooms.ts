import path from 'node:path';

/** The shell's folders by the process that runs them, with the folders or single files of others that each may import. */
const ROOMS: Record<string, readonly string[]> = {
  shared: [],
  browser: ['shared'],
  'render-worker': ['shared'],
  // The words between the two sides and the memory that they share; what a worker renders with stays in its thread.
  server: ['shared', 'render-worker/protocol', 'render-worker/heartbeat'],
};

/**
 * Why a file of the shell may not import another of it by a relative path, or undefined. Both are paths in the package.
 * Files outside of the four folders (`testing`, configurations) may import all of them.
 */
export function outsideRoom(specifier: string, file: string, target: string): string | undefined {
  const room = roomOf(file);
  const wanted = roomOf(target);
  if (!room || !wanted || room === wanted) return undefined;
  const module = target.replace(/^src\//, '').replace(/\.[cm]?[jt]sx?$/, '');
  const allowed = ROOMS[room] ?? [];
  if (allowed.some((name) => module === name || (name in ROOMS && module.startsWith(`${name}/`)))) return undefined;
  return `imports ${specifier}, but ${path.posix.join('shell/src', room)} may import, besides itself, ${allowed.join(', ') || 'nothing of the shell'}`;
}

/** The folder of the four that a path lies in. */
function roomOf(file: string): string | undefined {
  const [source, folder = ''] = file.split('/');
  return source === 'src' && Object.hasOwn(ROOMS, folder) ? folder : undefined;
}
