import { css } from '@emotion/react';
import { color, space, text } from '@tramuntana/ui';

type Props = { text: string; author: string; detail: string };

/** A client's own words. */
export function QuoteView({ text: words, author, detail }: Props) {
  return (
    <figure css={figure}>
      <blockquote css={quote}>
        <p css={sentence}>«{words}»</p>
      </blockquote>
      <figcaption css={caption}>
        <strong>{author}</strong> · {detail}
      </figcaption>
    </figure>
  );
}

const figure = css({ display: 'grid', gap: space.l, margin: 0, maxWidth: '52rem' });
const quote = css({ margin: 0, paddingInlineStart: space.l, borderInlineStart: `3px solid ${color.accent}` });
const sentence = css({ ...text.h3, margin: 0, lineHeight: 1.4 });
const caption = css({ color: color.muted });
