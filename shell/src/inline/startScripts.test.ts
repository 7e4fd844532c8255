import { startScripts } from './startScripts';

const LIBRARIES = '/assets/libraries.js';
const MAIN = '/assets/main.js';
const ENTRY = '/releases/mfe-blog/1/remoteEntry.js';

let allArrived: jest.Mock;

/** Starts scripts whose hashes tell whose they are. */
function run(scripts: string[], preloads: string[]) {
  allArrived = jest.fn();
  const integrity = [...scripts, ...preloads].map((address) => `sha384-${address}`).join(' ');
  startScripts({ scripts: scripts.join(' '), preloads: preloads.join(' '), integrity }, allArrived);
}

const STARTS = ['load', 'pointerdown', 'keydown', 'focusin'];
const startAll = () => {
  for (const type of STARTS) window.dispatchEvent(new Event(type));
};

const asked = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const preloaded = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  jest.useFakeTimers();
  performance.mark = jest.fn();
  performance.getEntriesByType = () => [];
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  run([LIBRARIES, MAIN], [ENTRY]);
});
afterEach(() => {
  // Listeners that a test leaves behind would act in the next one.
  startAll();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('before the page has loaded nothing is asked for', () => {
  expect(asked()).toEqual([]);
  expect(preloaded()).toEqual([]);
  expect(performance.mark).not.toHaveBeenCalled();
});

test.each(STARTS)('%s starts all scripts, in order, once', (type) => {
  window.dispatchEvent(new Event(type));
  startAll();
  jest.runAllTimers();
  expect(asked()).toEqual([LIBRARIES, MAIN]);
  expect(preloaded()).toEqual([ENTRY]);
  expect([...document.head.querySelectorAll('script')].every(({ async }) => !async)).toBe(true);
  expect(document.head.querySelector('link')).toMatchObject({ rel: 'preload', as: 'script' });
  expect(jest.mocked(performance.mark).mock.calls).toEqual([['scripts-started']]);
});

describe('with the first frame', () => {
  const ENOUGH_FRAMES = 5;
  const frames = () => {
    for (let frame = 0; frame < ENOUGH_FRAMES; frame++) jest.advanceTimersToNextFrame();
  };

  test('the first script is fetched, and delays no load', () => {
    frames();
    expect([asked(), preloaded()]).toEqual([[], [LIBRARIES]]);
    startAll();
    expect([asked(), preloaded()]).toEqual([
      [LIBRARIES, MAIN],
      [LIBRARIES, ENTRY],
    ]);
    expect(jest.mocked(performance.mark).mock.calls).toEqual([['scripts-started']]);
  });

  test('a first script that comes before the page is loaded starts nothing', () => {
    frames();
    document.head.querySelector('link')?.dispatchEvent(new Event('load'));
    expect(asked()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(asked()).toEqual([LIBRARIES, MAIN]);
  });

  test('nothing is fetched while the browser has not come to what the frame shows', () => {
    const { body } = document;
    body.remove();
    frames();
    expect(preloaded()).toEqual([]);
    document.documentElement.append(body);
    frames();
    expect(preloaded()).toEqual([LIBRARIES]);
  });

  describe('while the picture of high priority is on its way', () => {
    let picture: HTMLImageElement;
    const begin = (now: number, responseEnd: number) => {
      jest.spyOn(performance, 'now').mockReturnValue(now);
      performance.getEntriesByType = () => [{ responseEnd } as PerformanceNavigationTiming];
      jest.advanceTimersToNextFrame();
    };
    beforeEach(() => {
      document.body.innerHTML = '<img fetchpriority="high"><img>';
      [picture] = document.images as unknown as [HTMLImageElement];
      jest.spyOn(picture, 'complete', 'get').mockReturnValue(false);
    });

    test('nothing is fetched before it has come', () => {
      begin(400, 250);
      expect(preloaded()).toEqual([]);
      picture.dispatchEvent(new Event('load'));
      expect(preloaded()).toEqual([LIBRARIES]);
      jest.advanceTimersByTime(150);
      expect(preloaded()).toEqual([LIBRARIES]);
    });

    test.each([
      ['the document has arrived', 400, 250, 150],
      ['this frame, where the document is still arriving', 400, 0, 300],
    ])('the first script waits until 300 ms after %s', (_, now, responseEnd, wait) => {
      begin(now, responseEnd);
      jest.advanceTimersByTime(wait - 1);
      expect(preloaded()).toEqual([]);
      jest.advanceTimersByTime(1);
      expect(preloaded()).toEqual([LIBRARIES]);
    });

    test('a first frame that begins late waits for nothing', () => {
      begin(550, 250);
      expect(preloaded()).toEqual([LIBRARIES]);
    });
  });

  test('a picture that has come is not waited for', () => {
    document.body.innerHTML = '<img fetchpriority="high">';
    jest.spyOn(document.images[0] as HTMLImageElement, 'complete', 'get').mockReturnValue(true);
    jest.advanceTimersToNextFrame();
    expect(preloaded()).toEqual([LIBRARIES]);
  });

  test('nothing is fetched again after the scripts have started', () => {
    startAll();
    frames();
    expect([asked(), preloaded()]).toEqual([[LIBRARIES, MAIN], [ENTRY]]);
  });
});

test('before the document is read none starts, also when it is touched', () => {
  startAll();
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.head.innerHTML = '';
  run([LIBRARIES, MAIN], []);
  window.dispatchEvent(new Event('pointerdown'));
  jest.runAllTimers();
  expect(asked()).toEqual([]);
  state.mockReturnValue('interactive');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked()).toEqual([LIBRARIES, MAIN]);
});

test('the browser checks each script against the hash that was published with it, also when it asks again', () => {
  window.dispatchEvent(new Event('load'));
  document.head.querySelector('script:last-of-type')?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(1000);
  const checked = [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')].map(
    (element) => [element.getAttribute('src') ?? element.getAttribute('href'), element.integrity],
  );
  expect(checked).toEqual([
    ...[LIBRARIES, MAIN, ENTRY].map((address) => [address, `sha384-${address}`]),
    [`${MAIN}?2`, `sha384-${MAIN}`],
  ]);
});

test('where a picture never comes they start after 4 s', () => {
  jest.advanceTimersByTime(3999);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked()).toEqual([LIBRARIES, MAIN]);
});

test('a script that does not come is asked for twice more, a second apart, past the browser’s own copy', () => {
  window.dispatchEvent(new Event('load'));
  const fail = () => [...document.head.querySelectorAll('script')].at(-1)?.dispatchEvent(new Event('error'));
  fail();
  expect(asked()).toEqual([LIBRARIES, MAIN]);
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual([LIBRARIES, MAIN, `${MAIN}?2`]);
  fail();
  jest.advanceTimersByTime(1000);
  fail();
  jest.runAllTimers();
  expect(asked()).toEqual([LIBRARIES, MAIN, `${MAIN}?2`, `${MAIN}?1`]);
});

test('all scripts have arrived when each is there, or is given up', () => {
  const last = () => [...document.head.querySelectorAll('script')].at(-1);
  window.dispatchEvent(new Event('load'));
  document.head.querySelector('script:nth-last-of-type(2)')?.dispatchEvent(new Event('load'));
  for (let tries = 0; tries < 3; tries++) {
    expect(allArrived).not.toHaveBeenCalled();
    last()?.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(1000);
  }
  expect(allArrived).toHaveBeenCalledTimes(1);
});

test('a page that is left to the browser has nothing to fetch beside', () => {
  startAll();
  document.head.innerHTML = '';
  run([MAIN], []);
  startAll();
  expect(asked()).toEqual([MAIN]);
  expect(preloaded()).toEqual([]);
});
