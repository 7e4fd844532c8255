import { type ReactNode, useState } from 'react';

type Props = {
  /** True during a retry. */
  isRetrying: boolean;
  children: ReactNode;
  className?: string;
};

/**
 * The text of a failure, as a paragraph within an alert. It is a new element after each attempt, because screen readers
 * repeat an alert only when its text is inserted again.
 */
export function FailureText({ isRetrying, ...text }: Props) {
  // Each attempt counts two turns: its beginning and its end.
  const [turns, setTurns] = useState(0);
  if ((turns % 2 === 1) !== isRetrying) setTurns(turns + 1);
  return <p key={Math.floor(turns / 2)} {...text} />;
}
