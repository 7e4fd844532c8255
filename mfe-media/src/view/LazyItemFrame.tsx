import { lazy, memo, Suspense } from 'react';
import { Spinner } from 'shared-ui';
import { itemTitle } from '../gallery/itemTitle';
import type { ItemFrameProps } from './ItemFrame';

const ItemFrame = lazy(async () => {
  try {
    const { ItemFrame } = await import(/* webpackChunkName: "item-frame" */ './ItemFrame');
    return { default: ItemFrame };
  } catch (error) {
    // The server answers with the remote's card. In the browser the rest of the page stays.
    if (typeof window === 'undefined') throw error;
    return { default: FrameLink };
  }
});

/**
 * A frame whose code comes in a chunk of its own, because few items have one. Memoised, because an update from above
 * would make React discard the server's HTML before that chunk has loaded.
 */
export const LazyItemFrame = memo(function LazyItemFrame(props: ItemFrameProps) {
  return (
    <Suspense fallback={<Spinner label="Cargando contenido…" />}>
      <ItemFrame {...props} />
    </Suspense>
  );
});

function FrameLink({ item, src }: ItemFrameProps) {
  return (
    <a href={src} target="_blank" rel="noopener noreferrer">
      {itemTitle(item)}
    </a>
  );
}
