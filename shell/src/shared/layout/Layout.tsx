import { css } from '@emotion/react';
import { createContext, type MouseEvent, useContext, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { color, media, Slice, space } from 'shared-ui';
import { FocusOnNavigation } from './FocusOnNavigation';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { ToastOutlet } from './toasts/ToastOutlet';

/** Header and footer. The server puts others here where it has their HTML already (render-worker/layout/layoutFragments.tsx). */
export const LayoutPartsContext = createContext({ header: <Header />, footer: <Footer /> });

/** The layout around every page. Its parts are hydrated one by one (docs/decisions/0016-hydration-in-slices.md). */
export function Layout() {
  const { header, footer } = useContext(LayoutPartsContext);
  const content = useRef<HTMLElement>(null);
  // The router warns of entries of the history that it did not make, such as one for this link's fragment.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.scrollIntoView();
    content.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link, and leads there before the scripts have come, too. */}
      <a href="#contenido" onClick={skip} css={skipLink}>
        Saltar al contenido
      </a>
      <Slice>{header}</Slice>
      <main ref={content} id="contenido" tabIndex={-1} css={main}>
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
  [media.print]: { display: 'none' },
});
const main = css({ minHeight: 'calc(100vh - 4rem)', outline: 'none' });
