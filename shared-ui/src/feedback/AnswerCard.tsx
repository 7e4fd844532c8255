import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Container } from '../layout/Container';
import { color, space } from '../theme/tokens';
import { text } from '../theme/type';

type Props = {
  title: string;
  /** The error message, if there is one. */
  problem?: string;
  children: ReactNode;
  /** A link to continue. */
  action: ReactElement;
};

/** The content of a page that answers a form without scripts: a heading, a sentence, and a link to continue. */
export function AnswerCard({ title, problem, children, action }: Props) {
  return (
    <Container width="text">
      <div css={answer}>
        <h1 css={heading}>{title}</h1>
        {problem && <p css={lead}>{problem}</p>}
        <p css={lead}>{children}</p>
        <Button asChild>{action}</Button>
      </div>
    </Container>
  );
}

const answer = css({ display: 'grid', justifyItems: 'start', gap: space.m, paddingBlock: space.section });
const heading = css({ ...text.h1, margin: 0 });
const lead = css({ ...text.lead, margin: 0, color: color.muted });
