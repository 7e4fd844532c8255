import { css } from '@emotion/react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { color, Slice, space } from 'shared-ui';
import { FocusOnNavigation } from './FocusOnNavigation';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { ToastOutlet } from './toasts/ToastOutlet';

/** The layout around every page. Its parts are hydrated one by one (docs/decisions/0016-hydration-in-slices.md). */
export function Layout() {
  return (
    <>
      <a href="#contenido" css={skipLink}>
        Saltar al contenido
      </a>
      <Slice>
        <Header />
      </Slice>
      <main id="contenido" tabIndex={-1} css={main}>
        <Slice>
          <Outlet />
        </Slice>
      </main>
      <Slice>
        <Footer />
      </Slice>
      <ToastOutlet />
      <FocusOnNavigation />
      <ScrollRestoration />
    </>
  );
}

const skipLink = css({
  position: 'fixed',
  insetBlockStart: space.s,
  insetInlineStart: space.s,
  zIndex: 60,
  padding: `${space.s} ${space.m}`,
  background: color.ink,
  color: color.ground,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});
const main = css({ minHeight: 'calc(100vh - 4rem)', outline: 'none' });
