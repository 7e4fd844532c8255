import path from 'node:path';
import { BrowserFailures } from './BrowserFailures';
import { FiguresFile } from './FiguresFile';
import { type Release, ReleaseFigures } from './ReleaseFigures';

type Options = {
  /** Whether visitors get a release now. */
  isInUse: (release: Release) => boolean;
  /** The folder that keeps the figures over a restart. */
  dataFolder: string | undefined;
  log: { warn(details: object, message: string): void };
};

/** The room that counts views, errors and Web Vitals of releases. */
export type FiguresRoom = {
  releases: ReleaseFigures;
  /** How many of a release's recent views failed in browsers; undefined if too few to be a problem. */
  inBrowsers(release: Release): string | undefined;
  open(): void;
  close(): void;
};

/** Creates the room. `open` reads the figures of before, `close` writes the last ones. */
export function createFigures({ isInUse, dataFolder, log }: Options): FiguresRoom {
  const recent = new BrowserFailures({ log });
  const releases = new ReleaseFigures({ isInUse, recent });
  const file =
    dataFolder === undefined ? undefined : new FiguresFile(path.join(dataFolder, 'figures.json'), releases, log);
  return {
    releases,
    inBrowsers: (release) => recent.problemOf(release),
    open: () => file?.open(),
    close: () => file?.close(),
  };
}
