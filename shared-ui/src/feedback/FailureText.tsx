import { type ReactNode, useState } from 'react';

type Props = {
  /** While another attempt is under way. */
  isRetrying: boolean;
  children: ReactNode;
  className?: string;
};

/**
 * What failed, as a paragraph within an alert. It is written anew after each attempt: a screen reader says an alert again
 * only when its text is inserted again.
 */
export function FailureText({ isRetrying, ...text }: Props) {
  // Each attempt is two turns, one when it begins and one when it ends.
  const [turns, setTurns] = useState(0);
  if ((turns % 2 === 1) !== isRetrying) setTurns(turns + 1);
  return <p key={Math.floor(turns / 2)} {...text} />;
}
