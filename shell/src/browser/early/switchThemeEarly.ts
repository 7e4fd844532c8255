import type { ShellStore } from 'shared-contracts';
import { EARLY_INPUT } from '../../shared/composition/earlyInput';
import { THEME_SWITCH } from '../../shared/layout/header/ThemeSwitch';

/**
 * Answers the theme switch while the page waits for its remote, which may hang for seconds. Of the layout, the switch alone
 * does nothing without React; links, the menu and forms are native. Call the returned function when React takes over.
 */
export function switchThemeEarly(store: ShellStore): () => void {
  const early = window[EARLY_INPUT];
  if (!early) return () => {};
  const { events } = early;
  /** Answers presses, once however many there are: visitors press again when nothing happens. They are not replayed. */
  const answer = () => {
    const control = events.map(pressed).find(Boolean);
    if (!control) return;
    events.splice(0, events.length, ...events.filter((event) => !pressed(event)));
    const theme = store.getState().theme === 'dark' ? 'light' : 'dark';
    store.getState().setTheme(theme);
    control.setAttribute('aria-checked', String(theme === 'dark'));
  };
  answer();
  // The start script's listener came first, so the click is among the events.
  document.addEventListener('click', answer, true);
  return () => document.removeEventListener('click', answer, true);
}

const pressed = ({ type, target }: Event) =>
  type === 'click' && target instanceof Element ? target.closest(`#${THEME_SWITCH}`) : null;
