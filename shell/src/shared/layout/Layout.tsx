import { css } from '@emotion/react';
import { createContext, useContext } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { color, Slice, space } from 'shared-ui';
import { FocusOnNavigation } from './FocusOnNavigation';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { ToastOutlet } from './toasts/ToastOutlet';

/** Header and footer. The server puts others here where it has their HTML already (render-worker/layout/layoutFragments.tsx). */
export const LayoutPartsContext = createContext({ header: <Header />, footer: <Footer /> });

/** The layout around every page. Its parts are hydrated one by one (docs/decisions/0016-hydration-in-slices.md). */
export function Layout() {
  const { header, footer } = useContext(LayoutPartsContext);
  return (
    <>
      <a href="#contenido" css={skipLink}>
        Saltar al contenido
      </a>
      <Slice>{header}</Slice>
      <main id="contenido" tabIndex={-1} css={main}>
        <Slice>
          <Outlet />
        </Slice>
      </main>
      <Slice>{footer}</Slice>
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
