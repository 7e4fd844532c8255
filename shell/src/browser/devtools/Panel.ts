import { DEVTOOLS_PARAMETER } from '../../shared/composition/devtools';
import { element } from './element';
import type { Region } from './findRegions';
import type { PageState } from './PageState';
import { errorsTable, filesTable, remotesTable, sharedTable, times } from './sections';

/** The panel with the tables. At first it is closed: one line with the page's remote and the number of errors. */
export class Panel {
  private readonly label = element('span');
  private readonly count = element('strong');
  private readonly content = element('div', {
    class: 'content',
    role: 'region',
    'aria-label': 'Datos de la página',
    // A scrollable part must be reachable by keyboard (WCAG 2.1.1).
    tabindex: '0',
  });
  readonly details = element(
    'details',
    { class: 'panel' },
    element('summary', {}, this.label, this.count),
    this.content,
  );

  /** `opened` is called when the panel is opened. */
  constructor(opened: () => void) {
    this.details.addEventListener('toggle', () => this.details.open && opened());
  }

  update(state: PageState, regions: readonly Region[]): void {
    const main = regions.find(({ element: region }) => region.localName === 'main');
    const count = state.errors.length;
    this.count.classList.toggle('failed', count > 0);
    write(this.label, main?.label ?? 'shell');
    write(this.count, count === 1 ? '1 error' : `${count} errores`);
    if (!this.details.open) return;
    const { data, problem, registry } = state;
    const isOld = data !== undefined && data.revision !== registry.revision;
    const titled = (title: string, ...parts: HTMLElement[]) =>
      element('section', {}, element('h2', {}, title), ...parts);
    this.show([
      element('p', problem === undefined ? { hidden: '' } : { class: 'failed' }, problem),
      titled(
        'Remotos',
        element('p', {}, `Registro ${registry.revision}${isOld ? `, ahora ${data.revision}` : ''}`),
        remotesTable(state),
      ),
      titled('Errores', errorsTable(state)),
      titled('Carga', times(state), filesTable(state)),
      titled('Módulos compartidos', sharedTable(state)),
      element(
        'p',
        {},
        element('a', { href: '/equipos' }, data?.who === undefined ? 'Equipos' : `Equipos (${data.who})`),
        ' ',
        element('a', { href: addressOff() }, 'Apagar'),
      ),
    ]);
  }

  /** Replaces only changed parts, so that the focus and a selected text in the others stay. */
  private show(parts: readonly HTMLElement[]): void {
    for (const [index, part] of parts.entries()) {
      const shown = this.content.children[index];
      if (!shown) this.content.append(part);
      else if (!shown.isEqualNode(part)) shown.replaceWith(part);
    }
  }
}

/** Writes a text only if it changed: a click is lost if its text is replaced while the mouse button is down. */
function write(part: HTMLElement, text: string): void {
  if (part.textContent !== text) part.textContent = text;
}

/** The address of this page that turns the overlay off. */
function addressOff(): string {
  const search = new URLSearchParams(location.search);
  search.set(DEVTOOLS_PARAMETER, 'off');
  return `${location.pathname}?${search}`;
}
