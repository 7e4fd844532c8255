import type { Canary } from '../store/Canary';
import { type Arm, describeEvidence, type Evidence, isWorse, NO_EVIDENCE, withError, withView } from './canaryEvidence';

type Options = { halt: (canary: Canary, reason: string) => void };

/**
 * Counts views and errors of each canary and of the live release beside it. Halts a canary with clearly more errors. Each
 * run starts with new counts. A shell counts only its own visitors.
 */
export class CanaryWatch {
  private readonly evidence = new WeakMap<Canary, Evidence>();

  constructor(private readonly options: Options) {}

  /** The counts so far. */
  evidenceOf(canary: Canary): Evidence {
    return this.evidence.get(canary) ?? NO_EVIDENCE;
  }

  /** Counts a view, and whether the server failed to render it. */
  view(canary: Canary, arm: Arm, hasFailed: boolean): void {
    this.evidence.set(canary, withView(this.evidenceOf(canary), arm));
    if (hasFailed) this.error(canary, arm);
  }

  /** Counts the failure of a view that was counted before. */
  error(canary: Canary, arm: Arm): void {
    const before = this.evidenceOf(canary);
    const evidence = withError(before, arm, canary.percent);
    this.evidence.set(canary, evidence);
    if (isWorse(evidence) && !isWorse(before)) this.options.halt(canary, describeEvidence(evidence, canary.live));
  }
}
