/** An expected failure: the terminal shows its message without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
