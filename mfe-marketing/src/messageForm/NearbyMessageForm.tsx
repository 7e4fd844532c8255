import { css } from '@emotion/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Spinner } from 'shared-ui';

let approach: () => void = () => {};
const near = new Promise<void>((resolve) => {
  approach = resolve;
});

// The server renders the form's HTML at once; the browser loads its code (validation included) when a visitor comes near.
const MessageForm = lazy(async () => {
  if (typeof window !== 'undefined') await near;
  const module = await import(/* webpackChunkName: "message-form" */ './MessageForm');
  return { default: module.MessageForm };
});

/** The message form for pages on which it stands far down: its code is no part of the page's first load. */
export function NearbyMessageForm() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) approach();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} css={room}>
      <Suspense fallback={<Spinner label="Cargando el formulario" />}>
        <MessageForm />
      </Suspense>
    </div>
  );
}

const room = css({ minHeight: '38rem' });
