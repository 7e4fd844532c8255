import { css } from '@emotion/react';
import { chosenInForcedColors, color, media, radius, space, text, unseenLine } from '@tramuntana/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type Section, sections } from './sections';

/** 'Mi Cuenta': beside the content on a desktop, a row above it that scrolls sideways on a phone. */
export function AccountNav({ current }: { current: Section['id'] }) {
  return (
    <nav aria-labelledby="mi-cuenta" css={nav}>
      <p id="mi-cuenta" css={title}>
        Mi Cuenta
      </p>
      <ul css={list}>
        {sections.map((section) => (
          <SectionLink key={section.id} section={section} isCurrent={section.id === current} />
        ))}
      </ul>
    </nav>
  );
}

/** Pixels of the row that stay visible before the current section. */
const PEEK = 56;

function SectionLink({ section: { path, label }, isCurrent }: { section: Section; isCurrent: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  // On a phone the current section may be out of view. This scrolls only the row, never the page.
  useEffect(() => {
    const row = item.current?.parentElement;
    if (isCurrent && item.current && row) row.scrollLeft = item.current.offsetLeft - row.offsetLeft - PEEK;
  }, [isCurrent]);
  return (
    <li ref={item}>
      <Link to={path} aria-current={isCurrent ? 'page' : undefined} css={link}>
        {label}
      </Link>
    </li>
  );
}

const nav = css({
  minWidth: 0,
  [media.roomy]: { position: 'sticky', insetBlockStart: '6rem', alignSelf: 'start' },
});
const title = css({ ...text.h3, margin: 0, marginBlockEnd: space.s });
const list = css({
  display: 'flex',
  gap: space.xs,
  margin: `0 calc(-1 * ${space.gutter})`,
  padding: `0 ${space.gutter}`,
  overflowX: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'thin',
  borderBlockEnd: `1px solid ${color.line}`,
  [media.desktop]: { display: 'grid', margin: 0, padding: 0, border: 0, overflow: 'visible' },
});
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  paddingInline: space.m,
  borderBlockEnd: '3px solid',
  ...unseenLine,
  color: color.muted,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: color.ink },
  '&:focus-visible': { outlineOffset: -3, borderRadius: radius.s },
  '&[aria-current]': { borderColor: color.accent, color: color.ink, ...chosenInForcedColors },
  [media.desktop]: {
    minHeight: 44,
    borderBlockEnd: 0,
    borderInlineStart: `3px solid ${color.line}`,
  },
});
