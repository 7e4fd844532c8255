import type { DevtoolsData } from '../../shared/composition/devtools';
import { DEVTOOLS_PATH, PINS_BAR } from '../../shared/composition/devtools';
import { PAGE_TIMING, readOutcome } from '../../shared/composition/outcome';
import { REGISTRY_ELEMENT, ROOT_ELEMENT } from '../../shared/composition/page/pageState';
import { followErrors, type NamedError } from '../reporting/followErrors';
import { element } from './element';
import { findRegions } from './findRegions';
import { followFiles, followScripts } from './loadedFiles';
import { Outlines } from './Outlines';
import { ownerOf, type PageState } from './PageState';
import { Panel } from './Panel';
import { STYLES } from './styles';

/** How many of the latest errors are listed. */
const MAX_ERRORS = 50;

// A separate script, which only pages for the teams load (server/teams/devtools). It runs before all other scripts.
const { shell: shellVersion = '' } = document.currentScript?.dataset ?? {};
const documentPath = location.pathname;
const errors: NamedError[] = [];
let update = () => {};
const ran = followScripts();
const files = followFiles(() => update());
followErrors((error) => {
  errors.push(error);
  if (errors.length > MAX_ERRORS) errors.shift();
  update();
});
document.addEventListener('DOMContentLoaded', showOverlay, { once: true });

/** Shows the overlay at the end of the document, outside of React's root. */
function showOverlay(): void {
  const state: PageState = {
    registry: JSON.parse(document.getElementById(REGISTRY_ELEMENT)?.textContent ?? ''),
    shellVersion,
    documentPath,
    ...documentTiming(),
    ran,
    shown: new Set(),
    files,
    errors,
    data: undefined,
    problem: undefined,
  };
  const outlines = new Outlines();
  const panel = new Panel(() => void ask());
  let owner = '';
  let isDue = false;

  update = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      const next = ownerOf(state, location.pathname);
      if (next !== owner) void ask();
      owner = next;
      state.shown.add(owner);
      const regions = findRegions(state);
      outlines.show(regions);
      panel.update(state, regions);
    });
  };

  async function ask(): Promise<void> {
    update();
    try {
      const response = await fetch(`${DEVTOOLS_PATH}?${new URLSearchParams([...ran])}`, { cache: 'no-store' });
      if (!response.ok) throw new Error(`${DEVTOOLS_PATH} responde ${response.status}`);
      Object.assign(state, { data: (await response.json()) as DevtoolsData, problem: undefined });
    } catch (error) {
      state.problem = `Sin datos del servidor: ${error instanceof Error ? error.message : error}`;
    }
    update();
  }

  const host = element('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  root.append(element('aside', { 'aria-label': 'Devtools' }, outlines.layer, panel.details));
  document.body.append(host);
  standOn(document.querySelector(`aside[aria-label="${PINS_BAR}"]`), host);
  const page = document.getElementById(ROOT_ELEMENT);
  // A navigation changes the tree after it has changed the address, so the update sees the new path.
  if (page) new MutationObserver(update).observe(page, { childList: true, subtree: true });
  update();
}

/** What the server told of the document with its answer. */
function documentTiming(): Pick<PageState, 'outcome' | 'serverTime'> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const page = navigation?.serverTiming.find(({ name }) => name === PAGE_TIMING);
  return { outcome: page && readOutcome(page.description), serverTime: page?.duration };
}

/** Keeps the panel above the bar of pins. The bar's height changes, because it wraps on phones. */
function standOn(bar: Element | null, host: HTMLElement): void {
  if (!bar) return;
  new ResizeObserver(() => host.style.setProperty('--foot', `${bar.getBoundingClientRect().height}px`)).observe(bar);
}
