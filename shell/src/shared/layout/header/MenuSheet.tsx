import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { chosenInForcedColors, color, media, space, text, useCloseOnReturn } from '@tramuntana/ui';
import { Menu, X } from '@tramuntana/ui/icons';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageRemotes } from '../../composition/PageRemotes';
import { currentMark, telephoneHref } from '../links';

const ID = 'menu';

/**
 * The navigation on phones, a native popover. It opens, closes by Escape or a tap outside, and restores the focus without
 * JavaScript. So it works before hydration, too (docs/decisions/0006-menu-popover.md).
 */
export function MenuSheet() {
  const { nav } = usePageRemotes();
  const { pathname } = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  const { data } = useQuery(useShell().company.contact);
  // A navigation does not load a new document, so the popover would stay open.
  const close = () => sheet.current?.hidePopover();
  useCloseOnReturn(close);

  return (
    <div css={onPhones}>
      <button type="button" popoverTarget={ID} aria-label="Abrir el menú" css={button}>
        <Menu size={24} aria-hidden />
      </button>
      <div ref={sheet} id={ID} popover="auto" css={panel}>
        <button
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label="Cerrar el menú"
          css={[button, closeButton]}
        >
          <X size={24} aria-hidden />
        </button>
        <nav aria-label="Menú">
          {nav.map(({ to, label }) => (
            <a key={to} href={to} aria-current={currentMark(to, pathname)} css={link} onClick={close}>
              {label}
            </a>
          ))}
        </nav>
        {data?.phone && (
          <a href={telephoneHref(data.phone)} css={phone}>
            {data.phone}
          </a>
        )}
      </div>
    </div>
  );
}

const onPhones = css({ [media.tablet]: { display: 'none' } });
const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  cursor: 'pointer',
});
const closeButton = css({ position: 'absolute', insetBlockStart: 10, insetInlineEnd: space.m });
const panel = css({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(22rem, 100vw)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `5rem ${space.l} ${space.xl}`,
  border: 0,
  borderInlineStart: `1px solid ${color.line}`,
  background: color.ground,
  color: color.ink,
  '&::backdrop': { background: 'rgb(11 21 27 / 0.6)' },
});
const link = css({
  display: 'block',
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  fontFamily: text.h3.fontFamily,
  fontWeight: text.h3.fontWeight,
  fontSize: '1.25rem',
  textDecoration: 'none',
  '&[aria-current]': { borderBlockEnd: `2px solid ${color.accent}`, color: color.sea, ...chosenInForcedColors },
});
const phone = css({
  display: 'inline-block',
  marginBlockStart: space.l,
  paddingBlock: space.s,
  color: color.sea,
  fontSize: '1.125rem',
});
