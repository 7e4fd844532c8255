import { css, keyframes } from '@emotion/react';
import { color } from '@tramuntana/ui';
import { use, useCallback, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

const nothing = () => {};
const isIdle = () => true;

/**
 * A thin progress bar for slow navigations. It subscribes to the router itself, because `useNavigation` changes in a
 * transition. A transition waits for each part of the page that is not hydrated yet.
 */
export function NavigationProgress() {
  const router = use(DataRouterContext)?.router;
  const subscribe = useCallback((onChange: () => void) => router?.subscribe(onChange) ?? nothing, [router]);
  const isIdleNow = () => router === undefined || router.state.navigation.state === 'idle';
  if (useSyncExternalStore(subscribe, isIdleNow, isIdle)) return null;
  return <div role="progressbar" aria-label="Cargando la página" css={bar} />;
}

// The bar appears after 150 ms, so that quick navigations show none. It never reaches the end by itself. With reduced
// motion, the base styles end the animation right after that delay.
const advance = keyframes({
  '0%': { opacity: 0, transform: 'scaleX(0)' },
  '3%': { opacity: 1, transform: 'scaleX(0.08)' },
  '30%': { transform: 'scaleX(0.6)' },
  '100%': { opacity: 1, transform: 'scaleX(0.95)' },
});
const bar = css({
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: 50,
  // A border, because forced colours remove backgrounds.
  borderBlockStart: `3px solid ${color.accent}`,
  transformOrigin: 'left',
  opacity: 0,
  animation: `${advance} 5s 150ms ease-out forwards`,
});
