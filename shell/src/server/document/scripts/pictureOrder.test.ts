import { LATE_LAYOUT } from 'shared-ui';
import { HOLD_PICTURES, PICTURE_ORDER_STYLES } from './pictureOrder';

/** The screen as the test says: what is on it, of what the script asked it to watch. */
class AScreen {
  static last: AScreen;
  readonly watched: Element[] = [];
  isWatching = true;

  constructor(
    private readonly tell: (entries: { isIntersecting: boolean; intersectionRatio: number; target: Element }[]) => void,
  ) {
    AScreen.last = this;
  }

  observe(element: Element): void {
    this.watched.push(element);
  }

  disconnect(): void {
    this.isWatching = false;
  }

  /** Tells of all that is watched, as browsers do for the first time. */
  shows(...ids: string[]): void {
    this.tell(
      this.watched.map((target) => {
        const isIntersecting = ids.includes(target.id);
        return { target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 };
      }),
    );
  }

  /** Tells of an element that has an edge in common with the screen, and no area. */
  touches(id: string): void {
    const target = document.getElementById(id) as HTMLElement;
    this.tell([{ target, isIntersecting: true, intersectionRatio: 0 }]);
  }
}

/** The pictures that the page's style keeps away, by their alternative texts. */
function waiting(): string[] {
  const [, selector = ''] = /^(.*)\{translate:0 -9999rem\}$/.exec(PICTURE_ORDER_STYLES) ?? [];
  return [...document.querySelectorAll<HTMLImageElement>(selector)].map(({ alt }) => alt);
}

/** Runs the script in the head, and lets the document arrive. */
function open(beforeItIsRead = () => {}): () => void {
  const show = new Function(`return ${HOLD_PICTURES}`)() as () => void;
  beforeItIsRead();
  document.body.innerHTML = `
    <div><img alt="hero" loading="eager"></div>
    <div id="first"><picture><source><img alt="first" loading="lazy"></picture></div>
    <div id="slide"><img alt="slide" loading="lazy"></div>
    <div id="below"><picture><img alt="below" loading="lazy"></picture></div>`;
  // jsdom lays nothing out.
  const slide = document.getElementById('slide') as HTMLElement;
  slide.checkVisibility = () => false;
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

test('lazy pictures wait, but for those that are on the screen and not of a hidden slide', () => {
  open();
  expect(waiting()).toEqual(['first', 'slide', 'below']);
  AScreen.last.shows('first', 'slide');
  expect(waiting()).toEqual(['slide', 'below']);
});

test('the next slide of a carousel, which only touches the edge of the screen, waits', () => {
  open();
  AScreen.last.touches('below');
  expect(waiting()).toEqual(['first', 'slide', 'below']);
});

test.each([
  ['when the scripts are there', (show: () => void) => show()],
  ['when the visitor scrolls', () => window.dispatchEvent(new Event('scroll'))],
])('%s all are fetched as ever, and React finds the page as the server made it', (_when, end) => {
  const show = open();
  const html = document.body.innerHTML;
  AScreen.last.shows('first');
  expect(document.body.innerHTML).not.toBe(html);
  end(show);
  expect(waiting()).toEqual([]);
  expect(document.body.innerHTML).toBe(html);
  expect(AScreen.last.isWatching).toBe(false);
});

test('who scrolls before the whole document is there has every picture, and none is watched any more', () => {
  open(() => window.dispatchEvent(new Event('scroll')));
  expect(waiting()).toEqual([]);
  expect(AScreen.last.watched).toEqual([]);
});

test('where a visit does not begin at the top nothing waits', () => {
  document.documentElement.removeAttribute(LATE_LAYOUT);
  const show = open();
  expect(waiting()).toEqual([]);
  expect(show).not.toThrow();
});
