import type { Outcome } from '../outcome';
import { Usage } from './Usage';

export type Printer = { print: (line: string) => void; printError: (line: string) => void };

/**
 * Prints the outcome of a command, or why it failed, and returns the exit code. With `isJson` it prints one JSON document,
 * for errors too.
 */
export async function printOutcome(
  isJson: boolean,
  { print, printError }: Printer,
  run: () => Promise<Outcome>,
  describeError: (error: unknown) => { message: string; remote: string | undefined },
): Promise<number> {
  try {
    const { data, lines } = await run();
    if (isJson) print(JSON.stringify(data, null, 2));
    else for (const line of lines) print(line);
    return 0;
  } catch (error) {
    if (error instanceof Usage && error.isHelp) {
      print(error.message);
      return 0;
    }
    const { message, remote } = describeError(error);
    if (isJson) print(JSON.stringify({ error: { message, remote } }, null, 2));
    else printError(message);
    return 1;
  }
}
