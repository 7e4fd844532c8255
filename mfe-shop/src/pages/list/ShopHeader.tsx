import { css } from '@emotion/react';
import { Container, color, space, text } from '@tramuntana/ui';

type Props = { title: string; lead: string };

/** A listing's title and introduction. */
export function ShopHeader({ title, lead }: Props) {
  return (
    <Container>
      <header css={header}>
        <h1 css={heading}>{title}</h1>
        <p css={introduction}>{lead}</p>
      </header>
    </Container>
  );
}

const header = css({ display: 'grid', gap: space.s, paddingBlockStart: space.xl });
const heading = css({ ...text.h1, margin: 0 });
const introduction = css({ ...text.body, maxWidth: '42rem', margin: 0, color: color.muted });
