import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, Container, color, space, text } from 'shared-ui';

type Props = { title: string; children: ReactNode; problem?: string; next: { to: string; label: string } };

/** What a page says that answers a form: a heading, a sentence, and where to go on. */
export function AnswerCard({ title, children, problem, next }: Props) {
  return (
    <Container width="text">
      <div css={answer}>
        <h1 css={heading}>{title}</h1>
        {problem && <p css={lead}>{problem}</p>}
        <p css={lead}>{children}</p>
        <Button asChild>
          <Link to={next.to}>{next.label}</Link>
        </Button>
      </div>
    </Container>
  );
}

const answer = css({ display: 'grid', justifyItems: 'start', gap: space.m, paddingBlock: space.section });
const heading = css({ ...text.h1, margin: 0 });
const lead = css({ ...text.lead, margin: 0, color: color.muted });
