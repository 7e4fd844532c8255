import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Container } from '../layout/Container';
import { color, space } from '../theme/tokens';
import { text } from '../theme/type';

type Props = {
  title: string;
  /** A sentence below the title. */
  children: ReactNode;
  /** Announced below the sentence, if the page failed to load. */
  failure?: string;
  retry?: () => unknown;
  isRetrying?: boolean;
  /** A link to continue. */
  back: ReactElement;
  width?: 'page' | 'text';
};

/** Replaces a page whose subject is missing or failed to load. */
export function NotFound({ title, children, failure, retry, isRetrying, back, width = 'text' }: Props) {
  return (
    <Container width={width}>
      <div css={state}>
        <h1 css={heading}>{title}</h1>
        <p css={sentence}>{children}</p>
        {failure && <p role="alert">{failure}</p>}
        <div css={actions}>
          {retry && (
            <Button busy={isRetrying} onClick={() => retry()}>
              Reintentar
            </Button>
          )}
          <Button asChild variant="secondary">
            {back}
          </Button>
        </div>
      </div>
    </Container>
  );
}

const state = css({ display: 'grid', gap: space.m, justifyItems: 'start', paddingBlock: space.section });
const heading = css({ ...text.h1, margin: 0 });
const sentence = css({ ...text.lead, margin: 0, color: color.muted });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space.m });
