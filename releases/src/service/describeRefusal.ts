import { ReleaseRefused } from '../refusal';
import { ServiceRefused } from './callService';

/** The sentence for a command that failed, and the remote that it is about. */
export const describeRefusal = (error: unknown): { message: string; remote: string | undefined } => ({
  message: error instanceof Error ? error.message : String(error),
  remote: error instanceof ServiceRefused || error instanceof ReleaseRefused ? error.remote : undefined,
});
