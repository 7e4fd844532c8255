import { css } from '@emotion/react';
import { color, media, Slice, space } from '@tramuntana/ui';
import { type MouseEvent, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { FocusOnNavigation } from './FocusOnNavigation';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { ToastOutlet } from './toasts/ToastOutlet';

/** The layout around every page. Its parts are hydrated one by one (docs/decisions/0016-hydration-in-slices.md). */
export function Layout() {
  const content = useRef<HTMLElement>(null);
  // Do not follow the link: the router warns of history entries that it did not make, such as one for this fragment.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.scrollIntoView();
    content.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link, and must work before the scripts have loaded. */}
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
