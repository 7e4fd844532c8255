import { css } from '@emotion/react';
import { Container, chosenInForcedColors, color, media, space, text, unseenLine } from '@tramuntana/ui';
import { House, Phone } from '@tramuntana/ui/icons';
import { useLocation } from 'react-router-dom';
import { usePageRemotes } from '../../composition/PageRemotes';
import { currentMark, useLinkClicks } from '../links';
import { CartLink } from './CartLink';
import { HeaderPhone } from './HeaderPhone';
import { Logo } from './Logo';
import { MenuSheet } from './MenuSheet';
import { NavigationProgress } from './NavigationProgress';
import { ThemeSwitch } from './ThemeSwitch';
import { useScrollPadding } from './useScrollPadding';

/** The sticky header (docs/product/layout.md#header-1). Below 768 px the links are in a menu. */
export function Header() {
  const { nav } = usePageRemotes();
  const { pathname } = useLocation();
  const linkClicks = useLinkClicks();
  const element = useScrollPadding();
  return (
    <header ref={element} css={header} {...linkClicks}>
      <NavigationProgress />
      <Container>
        <div css={bar}>
          <a href="/" css={brand}>
            <Logo />
            <span>
              Tramuntana <span css={brandSecond}>Drones</span>
              <span css={tagline}>Servicios Aéreos Profesionales</span>
            </span>
          </a>
          <nav aria-label="Principal" css={navigation}>
            {nav
              .filter(({ more }) => !more)
              .map(({ to, label, added }) => (
                <a
                  key={to}
                  href={to}
                  aria-current={currentMark(to, pathname)}
                  css={[navigationLink, added && addedLink]}
                >
                  {to === '/' && <House size={16} aria-hidden />}
                  {label}
                </a>
              ))}
          </nav>
          <div css={actions}>
            <HeaderPhone icon={<Phone size={16} aria-hidden />} />
            <CartLink />
            <ThemeSwitch />
            <MenuSheet />
          </div>
        </div>
      </Container>
    </header>
  );
}

const header = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 40,
  minHeight: '4rem',
  background: color.ground,
  borderBlockEnd: `1px solid ${color.line}`,
  [media.low]: { position: 'relative' },
  [media.print]: { position: 'static' },
});
const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Enlarged text wraps into a second row instead of leaving the screen (WCAG 1.4.4).
  flexWrap: 'wrap',
  columnGap: space.m,
  minHeight: '4rem',
});
const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: 44,
  color: color.ink,
  fontFamily: text.h3.fontFamily,
  fontWeight: text.h3.fontWeight,
  fontSize: '1.0625rem',
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
// On narrower screens the links or the cart leave no room for the second word on the same line.
const brandSecond = css({ display: 'block', [media.desktop]: { display: 'inline' } });
const tagline = css({
  display: 'none',
  fontFamily: text.body.fontFamily,
  fontSize: '0.75rem',
  fontWeight: 400,
  letterSpacing: 0,
  color: color.muted,
  marginBlockStart: 2,
  [media.desktop]: { display: 'block' },
});
const navigation = css({ display: 'none', [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: space.xs } });
const navigationLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  paddingInline: 8,
  [media.desktop]: { paddingInline: 10 },
  color: color.ink,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderBlock: '2px solid',
  ...unseenLine,
  // On tablets the words need the icon's space.
  '& svg': { display: 'none', [media.desktop]: { display: 'block', flexShrink: 0 } },
  '&:hover': { color: color.sea },
  '&[aria-current]': { color: color.sea, borderBlockEndColor: color.accent, ...chosenInForcedColors },
});
// A narrower header has no room for a remote's link. The footer has it.
const addedLink = css({ '@media (max-width: 1279.98px)': { display: 'none' } });
const actions = css({ display: 'flex', alignItems: 'center', gap: space.xs });
