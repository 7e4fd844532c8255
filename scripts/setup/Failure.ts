/** Something that was to be expected: the person at the terminal gets its one clear sentence and no stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
