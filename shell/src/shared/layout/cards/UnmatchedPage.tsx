import { css } from '@emotion/react';
import { useLocation } from 'react-router-dom';
import { Spinner } from 'shared-ui';
import { usePageRemotes } from '../../composition/PageRemotes';
import { NotFoundCard } from './NotFoundCard';
import { RemoteRetryCard } from './RemoteRetryCard';

/**
 * No loaded route answers this path: it is nobody's (404), its remote has no such page (404), or its remote is not here,
 * because the server refused it (card) or could not render it and leaves it to the browser (waiting).
 */
export function UnmatchedPage() {
  const { pathname } = useLocation();
  const remotes = usePageRemotes();
  const remote = remotes.forPath(pathname);
  if (!remote || remotes.isLoaded(remote.name)) return <NotFoundCard />;
  if (remote.status === 'unavailable') return <RemoteRetryCard />;
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
