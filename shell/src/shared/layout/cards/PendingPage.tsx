import { css } from '@emotion/react';
import { Spinner } from '@tramuntana/ui';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { scrollToFragment } from '../scrollToFragment';

/**
 * The placeholder for a page that the server left to the browser. Once hydrated, it makes the router match the address
 * again, and the router loads the remote. This is not a navigation: history, focus and scroll position stay.
 */
export function PendingPage() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void revalidate();
    // The cleanup runs when the page replaces this placeholder. Only then does the fragment's element exist.
    return scrollToFragment;
  }, [revalidate]);
  return (
    <div css={waiting}>
      <h1 css={hidden}>Cargando la sección</h1>
      <Spinner label="Cargando la sección…" />
    </div>
  );
}

const waiting = css({ display: 'grid', placeContent: 'center', minHeight: '70vh' });
const hidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
