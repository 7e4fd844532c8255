/** The release that a view got: the live one, or the canary. */
export type Arm = 'live' | 'canary';

/** Views of each arm, the failed ones, and how far these speak against the canary. */
export type Evidence = {
  readonly views: Readonly<Record<Arm, number>>;
  readonly errors: Readonly<Record<Arm, number>>;
  /** Logarithm of how much likelier the errors are if the canary fails RISK times as often as the live release. */
  readonly logRatio: number;
};

/** A canary that fails so many times as often as the live release counts as clearly worse. */
const RISK = 3;
/** The test's two risks: to halt a canary that is no worse, and to trust for now one that is worse. */
const FALSE_HALT = 1e-5;
const FALSE_TRUST = 0.01;
/** How many views the canary's planned share weighs as much as, until enough real views show its true share. */
const PLANNED_VIEWS = 100;

const HALT_AT = Math.log((1 - FALSE_TRUST) / FALSE_HALT);
const TRUST_AT = Math.log(FALSE_TRUST / (1 - FALSE_HALT));

export const NO_EVIDENCE: Evidence = {
  views: { live: 0, canary: 0 },
  errors: { live: 0, canary: 0 },
  logRatio: 0,
};

const plusOne = ({ live, canary }: Evidence['views'], arm: Arm) =>
  arm === 'live' ? { live: live + 1, canary } : { live, canary: canary + 1 };

/** The evidence after one more view. */
export const withView = ({ views, errors, logRatio }: Evidence, arm: Arm): Evidence => ({
  views: plusOne(views, arm),
  errors,
  logRatio,
});

/**
 * The evidence after a counted view failed. `percent` is the canary's planned share of visitors. A canary that is no worse
 * causes errors in proportion to its share of views (Kulldorff and others, Sequential Analysis 30, 2011). Wald's sequential
 * probability ratio test (Annals of Mathematical Statistics 16, 1945) decides after each error. A canary found no worse is
 * tested anew, because it may break later.
 */
export function withError(evidence: Evidence, arm: Arm, percent: number): Evidence {
  const { views } = evidence;
  const total = views.live + views.canary;
  const share = (views.canary + (PLANNED_VIEWS * percent) / 100) / (total + PLANNED_VIEWS);
  const likelierBy = (arm === 'canary' ? RISK : 1) / (share * RISK + 1 - share);
  const logRatio = evidence.logRatio + Math.log(likelierBy);
  return { views, errors: plusOne(evidence.errors, arm), logRatio: logRatio <= TRUST_AT ? 0 : logRatio };
}

/** Whether the canary has clearly more errors than the live release. */
export const isWorse = ({ logRatio }: Evidence): boolean => logRatio >= HALT_AT;

/** The evidence as a reason for the history. `live` is the live version. */
export function describeEvidence({ views, errors }: Evidence, live: string): string {
  const of = (arm: Arm) => `${errors[arm]} of ${views[arm]} views`;
  return `${of('canary')} failed, and ${of('live')} of the live ${live}: clearly more errors`;
}
