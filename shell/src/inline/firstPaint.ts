// The document's first inline script. It must run before any other script and before the first paint.
import { LATE_LAYOUT } from '@tramuntana/ui';
import { THEME_KEY } from '../shared/store/storedState';
import { createPolicy } from './trustedTypes';

/** Sets the stored theme's class before the first paint, so that the page does not flash. */
function showStoredTheme(): void {
  try {
    if (localStorage.getItem(THEME_KEY) === 'dark') document.documentElement.className = 'dark';
  } catch {
    // Storage is blocked, so the page stays light.
  }
}

/**
 * Lets the browser postpone the layout below the screen (`lateLayout` in shared-ui). Only visits that begin at the top may:
 * reloads, returns and fragments scroll further down and need real heights.
 */
function allowLateLayout(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && navigation?.type === 'navigate') document.documentElement.setAttribute(LATE_LAYOUT, '');
}

createPolicy();
showStoredTheme();
allowLateLayout();
