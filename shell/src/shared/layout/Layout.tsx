import { css } from '@emotion/react';
import { type MouseEvent, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { color, media, Slice, space } from 'shared-ui';
import { FocusOnNavigation } from './FocusOnNavigation';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { ToastOutlet } from './toasts/ToastOutlet';

/** The layout around every page. Its parts are hydrated one by one (docs/decisions/0016-hydration-in-slices.md). */
export function Layout() {
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
      <Slice>
        <Header />
      </Slice>
      <main ref={content} id="contenido" tabIndex={-1} css={main}>
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
  [media.print]: { display: 'none' },
});
const main = css({ minHeight: 'calc(100vh - 4rem)', outline: 'none' });
