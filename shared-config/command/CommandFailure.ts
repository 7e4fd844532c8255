/** An expected failure of the command. Its message says what happened and what to do, so no stack is printed. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
