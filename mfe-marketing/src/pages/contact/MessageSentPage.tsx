import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Button, Container, color, space, text } from 'shared-ui';
import { RECEIVED } from '../../messageForm/sentences';

/** The answer to a message that was sent without scripts. With scripts a toast says the same. */
export function Component() {
  return (
    <Container width="text">
      <div css={answer}>
        <h1 css={heading}>{RECEIVED.title}</h1>
        <p css={lead}>{RECEIVED.description}</p>
        <Button asChild>
          <Link to="/">Volver al inicio</Link>
        </Button>
      </div>
    </Container>
  );
}

const answer = css({ display: 'grid', justifyItems: 'start', gap: space.m, paddingBlock: space.section });
const heading = css({ ...text.h1, margin: 0 });
const lead = css({ ...text.lead, margin: 0, color: color.muted });
