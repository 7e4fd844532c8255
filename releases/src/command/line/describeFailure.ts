import { ReleaseRefused } from '../../refusal';
import { storeProblem } from '../../store/storeProblem';

/** The sentence for a failed command on the store of a place, and the remote that it is about. */
export function describeFailure(error: unknown, place: string): { message: string; remote: string | undefined } {
  const message = storeProblem(error, place) ?? (error instanceof Error ? error.message : String(error));
  return { message, remote: error instanceof ReleaseRefused ? error.remote : undefined };
}
