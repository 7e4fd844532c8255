import { LATE_LAYOUT } from '@tramuntana/ui';
import { PICTURE_ORDER_STYLES } from '../shared/composition/page/pictureOrder';
import { holdPictures } from './holdPictures';

/** An IntersectionObserver. The test decides which of the watched elements are on the screen. */
class AScreen {
  static last: AScreen;
  readonly watched: Element[] = [];
  isWatching = true;

  constructor(private readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    AScreen.last = this;
  }

  observe(element: Element): void {
    this.watched.push(element);
  }

  disconnect(): void {
    this.isWatching = false;
  }

  /** Reports on every watched element, as browsers do at first. */
  shows(...ids: string[]): void {
    this.tell(this.watched.map((target) => ({ target, isIntersecting: ids.includes(target.id) })));
  }
}

/** Alternative texts of the pictures that the page's style delays. */
function waiting(): string[] {
  const [, selector = ''] = /^(.*)\{translate:0 -9999rem\}$/.exec(PICTURE_ORDER_STYLES) ?? [];
  return [...document.querySelectorAll<HTMLImageElement>(selector)].map(({ alt }) => alt);
}

/** Runs the script before the document has a body, then lets the document arrive. */
function open(beforeItIsRead = () => {}): () => void {
  const show = holdPictures();
  beforeItIsRead();
  document.body.innerHTML = `
    <div><img alt="hero" loading="eager"></div>
    <div id="first"><picture><source><img alt="first" loading="lazy"></picture></div>
    <div id="below"><picture><img alt="below" loading="lazy"></picture></div>`;
  window.dispatchEvent(new Event('DOMContentLoaded'));
  return show;
}

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: AScreen });
  document.documentElement.setAttribute(LATE_LAYOUT, '');
});
afterEach(() => {
  // Listeners that a test leaves behind would act in the next one.
  window.dispatchEvent(new Event('scroll'));
  document.documentElement.removeAttribute(LATE_LAYOUT);
});

test('lazy pictures wait, except those on the screen', () => {
  open();
  expect(waiting()).toEqual(['first', 'below']);
  AScreen.last.shows('first');
  expect(waiting()).toEqual(['below']);
});

test.each([
  ['when the scripts are there', (show: () => void) => show()],
  ['when the visitor scrolls', () => window.dispatchEvent(new Event('scroll'))],
])('%s all pictures are fetched, and the HTML is again as the server sent it', (_when, end) => {
  const show = open();
  const html = document.body.innerHTML;
  AScreen.last.shows('first');
  expect(document.body.innerHTML).not.toBe(html);
  end(show);
  expect(waiting()).toEqual([]);
  expect(document.body.innerHTML).toBe(html);
  expect(AScreen.last.isWatching).toBe(false);
});

test('a scroll before the whole document has arrived shows every picture, and none is observed', () => {
  open(() => window.dispatchEvent(new Event('scroll')));
  expect(waiting()).toEqual([]);
  expect(AScreen.last.watched).toEqual([]);
});

test('pictures do not wait if the visit does not begin at the top', () => {
  document.documentElement.removeAttribute(LATE_LAYOUT);
  const show = open();
  expect(waiting()).toEqual([]);
  expect(show).not.toThrow();
});
