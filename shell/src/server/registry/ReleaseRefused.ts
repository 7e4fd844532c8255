/** A release that the shell does not trust: says which, and what is wrong with it. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  constructor(remote: string, version: string, reason: string, cause?: unknown) {
    super(`release ${version} of ${remote} is refused: ${reason}`, { cause });
  }
}
