import { css } from '@emotion/react';
import { lazyPage } from '@tramuntana/contracts/runtime';
import { notPrinted, Spinner } from '@tramuntana/ui';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';

let comeNear: () => void = () => {};
const near = new Promise<void>((resolve) => {
  comeNear = resolve;
});

const loadForm = lazyPage(async () => {
  const { MessageForm } = await import(/* webpackChunkName: "message-form" */ './MessageForm');
  return { Component: MessageForm };
});

const MessageForm = lazy(async () => {
  // The server renders the form at once. Only a browser waits until the visitor comes near.
  if (typeof window !== 'undefined') await near;
  const loaded = await loadForm();
  return { default: 'Component' in loaded ? loaded.Component : () => loaded.element };
});

/**
 * The message form. Its HTML comes with the page; its code, including validation, loads when a visitor comes near. It is
 * memoised, because an update of the parent would make React discard the HTML while the code is missing.
 */
export const NearbyMessageForm = memo(function NearbyMessageForm() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!container.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) comeNear();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={container} css={[reservedHeight, notPrinted]}>
      <Suspense fallback={<Spinner label="Cargando el formulario" />}>
        <MessageForm />
      </Suspense>
    </div>
  );
});

const reservedHeight = css({ minHeight: '38rem' });
