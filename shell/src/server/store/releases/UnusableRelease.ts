/** A release that the shell refuses to use. The message names the release and its fault. */
export class UnusableRelease extends Error {
  override readonly name = 'UnusableRelease';
  constructor(remote: string, version: string, reason: string, cause?: unknown) {
    super(`release ${version} of ${remote} is refused: ${reason}`, { cause });
  }
}
