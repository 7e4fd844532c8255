// The document's first inline script. It must run before any other script and before the first paint.
import { LATE_LAYOUT } from 'shared-ui';
import { THEME_KEY } from '../shared/store/storedState';
import { createPolicy } from './trustedTypes';

/** Sets the class of the stored theme, so that the page does not flash. */
function showStoredTheme(): void {
  try {
    if (localStorage.getItem(THEME_KEY) === 'dark') document.documentElement.className = 'dark';
  } catch {
    // The storage is forbidden: the page is light.
  }
}

/**
 * Lets the browser lay out parts below the screen later (`lateLayout` in shared-ui). Only for visits that begin at the top:
 * reloads, returns and fragments scroll further down, and need real heights.
 */
function allowLateLayout(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && navigation?.type === 'navigate') document.documentElement.setAttribute(LATE_LAYOUT, '');
}

createPolicy();
showStoredTheme();
allowLateLayout();
