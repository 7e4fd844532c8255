import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const TYPES_MAPS_AND_TESTS = /\.(map|[cm]?ts|(test|spec)\.[cm]?js)$|^(tests?|__tests__)$/;

/** Deletes what packages ship for development from a folder of packages: types, source maps and tests. */
export function dropDevelopmentFiles(packages: string): void {
  for (const file of readdirSync(packages, { recursive: true, encoding: 'utf8' }))
    if (TYPES_MAPS_AND_TESTS.test(path.basename(file)))
      rmSync(path.join(packages, file), { recursive: true, force: true });
}
