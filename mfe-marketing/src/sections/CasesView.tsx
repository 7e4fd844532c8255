import { css } from '@emotion/react';
import { CardGrid, color, EmptyState, media, Picture, radius, space, text, VisuallyHidden } from '@tramuntana/ui';
import { Play } from '@tramuntana/ui/icons';
import type { CaseItem } from '../../content/sections';

type Props = { items: readonly CaseItem[] };

/** Tiles of finished work. With a mouse, 'Play' appears on hover (docs/product/services.md#estate-3). */
export function CasesView({ items }: Props) {
  if (items.length === 0) return <EmptyState title="Sin videos disponibles" />;
  return (
    <CardGrid min="20rem">
      {items.map(({ title, description, picture, play }) => (
        <article key={title} css={tile}>
          <div css={rounded}>
            <Picture
              picture={picture}
              sizes="(min-width: 1024px) 26rem, (min-width: 768px) 45vw, 92vw"
              ratio="16 / 9"
            />
            {play && (
              <a href={play.href} target="_blank" rel="noopener noreferrer" css={button}>
                <span css={label}>
                  <Play aria-hidden size={18} /> <span className="play-label">{play.label}</span>
                  <VisuallyHidden>: {title}, en una pestaña nueva</VisuallyHidden>
                </span>
              </a>
            )}
          </div>
          <h3 css={heading}>{title}</h3>
          <p css={line}>{description}</p>
        </article>
      ))}
    </CardGrid>
  );
}

const tile = css({ display: 'grid', gap: space.s, alignContent: 'start' });
const rounded = css({ position: 'relative', overflow: 'hidden', borderRadius: radius.m });
const button = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  '&:focus-visible': { outlineOffset: -4 },
  // With a mouse, only the icon shows until hover or focus. On touch screens the words always show.
  [media.hover]: {
    '&:not(:hover, :focus-visible) .play-label': { position: 'absolute', opacity: 0 },
  },
});
const label = css({
  display: 'inline-flex',
  gap: space.s,
  alignItems: 'center',
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.pill,
  background: color.accent,
  color: color.onAccent,
  fontWeight: 600,
});
const heading = css({ ...text.h3, marginBlock: `${space.s} 0` });
const line = css({ margin: 0, color: color.muted });
