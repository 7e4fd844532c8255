import { spawnSync } from 'node:child_process';
import { Failure } from '../setup/Failure';
import { debianBase } from './debianBase';
import type { Engine } from './findEngine';

/** Names of images, as settings for the tests. */
export type Images = { IMAGE: string; IMAGE_BASE: string };

/** The Dockerfile's own base. */
const NODE_BASE = 'node:24-slim';

/** Images of compose.yaml that Debian's programs stand for, as targets of debian.Dockerfile. */
const DEBIAN_TARGETS = ['nginx', 'postgres', 'prometheus'];

/**
 * podman's options for the image. Its health check exists only in Docker's format. The layers of each build would remain on
 * the disk.
 */
const PODMAN_OPTIONS = ['--network=host', '--format=docker', '--layers=false', '--force-rm'];

/**
 * Builds the image as its Dockerfile says, and prints the time. podman gets a base and the images of other programs that
 * are made from Debian's packages. Docker pulls them.
 */
export function buildImages(root: string, { name: engine, env: own }: Engine): Images {
  const env = { ...process.env, ...own };
  const run = (...args: string[]) =>
    spawnSync(engine, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  const build = (tag: string, file: string, ...options: string[]) => {
    if (!run('build', '--quiet', '--tag', tag, '--file', file, ...options, '.'))
      throw new Failure(`${engine} could not build ${file}.`);
  };
  const images = { IMAGE: 'tramuntana:test', IMAGE_BASE: engine === 'podman' ? debianBase(env) : NODE_BASE };
  // The tests ask for its size.
  if (engine === 'docker') run('pull', '--quiet', NODE_BASE);
  const base = `--build-arg=BASE=${images.IMAGE_BASE}`;
  const start = performance.now();
  build(images.IMAGE, 'operations/image/Dockerfile', base, ...(engine === 'podman' ? PODMAN_OPTIONS : []));
  console.log(`image built in ${Math.round((performance.now() - start) / 1000)} s`);
  if (engine === 'podman')
    for (const target of DEBIAN_TARGETS)
      build(
        `tramuntana-debian-${target}`,
        'operations/containers/debian.Dockerfile',
        ...[base, '--network=host', `--target=${target}`],
      );
  // The former image has lost its name.
  run('image', 'prune', '--force', '--filter', 'label=org.opencontainers.image.title=Tramuntana Drones');
  return images;
}
