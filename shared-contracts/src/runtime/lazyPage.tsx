import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';

type PageModule = { Component: ComponentType };
type LazyRoute = PageModule | { element: ReactNode };
/** `retry` resolves when the attempt is over, whether it succeeded or not. */
type RetryCard = (props: { error: unknown; retry: () => Promise<void> }) => ReactNode;

/** Replaces a page whose chunk did not load. The shell provides the card. */
export const RetryCardContext = createContext<RetryCard>(({ retry }) => (
  <button type="button" onClick={retry}>
    Reintentar
  </button>
));

/**
 * For a route's `lazy`. React Router keeps a rejected `lazy()` forever, so in the browser this function never rejects. It
 * returns the retry card, and the card loads the chunk again on request. In the server a failure is thrown, and the shell
 * answers with the remote's card.
 */
export function lazyPage(load: () => Promise<PageModule>): () => Promise<LazyRoute> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      return { element: <RetryPage load={load} error={error} /> };
    }
  };
}

function RetryPage({ load, error }: { load: () => Promise<PageModule>; error: unknown }) {
  const renderCard = useContext(RetryCardContext);
  const [state, setState] = useState<{ page?: ComponentType; error: unknown }>({ error });
  if (state.page) return <state.page />;
  const retry = () =>
    load().then(
      (module) => setState({ page: module.Component, error: null }),
      (failure: unknown) => setState({ error: failure }),
    );
  return renderCard({ error: state.error, retry });
}
