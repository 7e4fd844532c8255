/** A command line that cannot be understood, or that asked for help (`isHelp`). The message is for the terminal. */
export class Usage extends Error {
  override readonly name = 'Usage';
  constructor(
    message: string,
    readonly isHelp: boolean,
  ) {
    super(message);
  }
}
