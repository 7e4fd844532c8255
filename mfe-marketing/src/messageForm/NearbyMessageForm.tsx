import { css } from '@emotion/react';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import { lazyPage } from 'shared-contracts/runtime';
import { Spinner } from 'shared-ui';

let approach: () => void = () => {};
const near = new Promise<void>((resolve) => {
  approach = resolve;
});

const loadForm = lazyPage(async () => {
  const { MessageForm } = await import(/* webpackChunkName: "message-form" */ './MessageForm');
  return { Component: MessageForm };
});

const MessageForm = lazy(async () => {
  // The server has nobody to wait for and renders the form at once.
  if (typeof window !== 'undefined') await near;
  const loaded = await loadForm();
  return { default: 'Component' in loaded ? loaded.Component : () => loaded.element };
});

/**
 * The message form: its HTML comes with the page, its code (validation included) when a visitor comes near. Memoised,
 * because an update from above would make React throw that HTML away before the code is there.
 */
export const NearbyMessageForm = memo(function NearbyMessageForm() {
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
});

const room = css({ minHeight: '38rem' });
