import type { Stage } from './stage';

/** A fault, and what its line of the table says. */
export type Fault = {
  name: string;
  /** The database is away, so forms may be put off with the API's sentence. */
  isDatabaseAway?: true;
  /** Produces the fault, waits for its effects, and mends it. `allow` names how many requests may stay unanswered. */
  produce(stage: Stage, allow: (unanswered: number) => void): Promise<void>;
};
