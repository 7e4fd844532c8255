import type { UploadManifest } from './Uploads';

/** An uploaded release that is whole, but not in the store yet. */
export type GatedRelease = {
  manifest: UploadManifest;
  /** Gives its files, as a store does. */
  source: { place: string; file(remote: string, version: string, name: string): Promise<Buffer | undefined> };
};

export type GateOptions = {
  /** The most bytes of scripts that one page of the release may load. Without it there is no limit. */
  pageBytes?: number | undefined;
};

/**
 * Runs an uploaded release before it is added. Resolves to lines for the outcome, such as a check that was not possible.
 * Throws ReleaseRefused with what is wrong.
 */
export type Gate = (release: GatedRelease, options: GateOptions) => Promise<string[]>;
