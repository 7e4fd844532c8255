import { css } from '@emotion/react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { color, space } from 'shared-ui';
import { FocusOnNavigation } from './FocusOnNavigation';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { ToastOutlet } from './toasts/ToastOutlet';

/** What stands around every page. */
export function Layout() {
  return (
    <>
      <a href="#contenido" css={skipLink}>
        Saltar al contenido
      </a>
      <Header />
      <main id="contenido" tabIndex={-1} css={main}>
        <Outlet />
      </main>
      <Footer />
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
