import { DEVTOOLS_PARAMETER } from '../../shared/composition/devtools';
import { element } from './element';
import type { Region } from './findRegions';
import type { PageState } from './PageState';
import { errorsTable, filesTable, remotesTable, sharedTable, times } from './sections';

/** The panel with the tables. It is closed at first: a line that names the page's remote, and how many errors there are. */
export class Panel {
  private readonly title = element('summary');
  private readonly content = element('div', {
    class: 'content',
    role: 'region',
    'aria-label': 'Datos de la página',
    // A part that scrolls must be reached by the keyboard (WCAG 2.1.1).
    tabindex: '0',
  });
  readonly details = element('details', { class: 'panel' }, this.title, this.content);

  /** `opened` is called when somebody opens it. */
  constructor(opened: () => void) {
    this.details.addEventListener('toggle', () => this.details.open && opened());
  }

  update(state: PageState, regions: readonly Region[]): void {
    const main = regions.find(({ element: region }) => region.localName === 'main');
    const count = state.errors.length;
    const errors = element(
      'strong',
      count > 0 ? { class: 'failed' } : {},
      count === 1 ? '1 error' : `${count} errores`,
    );
    this.title.replaceChildren(element('span', {}, main?.label ?? 'shell'), errors);
    if (!this.details.open) return;
    const { data, problem } = state;
    this.content.replaceChildren(
      ...(problem === undefined ? [] : [element('p', { class: 'failed' }, problem)]),
      element('h2', {}, 'Remotos'),
      element(
        'p',
        {},
        `Registro ${state.registry.revision}${data && data.revision !== state.registry.revision ? `, ahora ${data.revision}` : ''}`,
      ),
      remotesTable(state),
      element('h2', {}, 'Errores'),
      errorsTable(state),
      element('h2', {}, 'Carga'),
      times(state),
      filesTable(state),
      element('h2', {}, 'Módulos compartidos'),
      sharedTable(state),
      element(
        'p',
        {},
        element('a', { href: '/equipos' }, 'Equipos'),
        ' ',
        element('a', { href: addressOff() }, 'Apagar'),
      ),
    );
  }
}

/** The address of this page that turns the overlay off. */
function addressOff(): string {
  const search = new URLSearchParams(location.search);
  search.set(DEVTOOLS_PARAMETER, 'off');
  return `${location.pathname}?${search}`;
}
