import { startScripts } from './startScripts';

const LIBRARIES = '/assets/libraries.js';
const MAIN = '/assets/main.js';
const ENTRY = '/releases/mfe-blog/1/remoteEntry.js';

let allArrived: jest.Mock;

/** Starts scripts. Each hash contains the address of its script. */
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

test('nothing is requested before the page has loaded', () => {
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

  test('the first script is preloaded, which does not delay `load`', () => {
    frames();
    expect([asked(), preloaded()]).toEqual([[], [LIBRARIES]]);
    startAll();
    expect([asked(), preloaded()]).toEqual([
      [LIBRARIES, MAIN],
      [LIBRARIES, ENTRY],
    ]);
    expect(jest.mocked(performance.mark).mock.calls).toEqual([['scripts-started']]);
  });

  test('the first script’s early arrival starts no script', () => {
    frames();
    document.head.querySelector('link')?.dispatchEvent(new Event('load'));
    expect(asked()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(asked()).toEqual([LIBRARIES, MAIN]);
  });

  test('nothing is preloaded while the document has no body', () => {
    const { body } = document;
    body.remove();
    frames();
    expect(preloaded()).toEqual([]);
    document.documentElement.append(body);
    frames();
    expect(preloaded()).toEqual([LIBRARIES]);
  });

  describe('while the high-priority picture is loading', () => {
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

    test('nothing is preloaded before the picture has loaded', () => {
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

    test('a late first frame does not wait for the picture', () => {
      begin(550, 250);
      expect(preloaded()).toEqual([LIBRARIES]);
    });
  });

  test('the first script does not wait for a picture that has loaded already', () => {
    document.body.innerHTML = '<img fetchpriority="high">';
    jest.spyOn(document.images[0] as HTMLImageElement, 'complete', 'get').mockReturnValue(true);
    jest.advanceTimersToNextFrame();
    expect(preloaded()).toEqual([LIBRARIES]);
  });

  test('nothing is preloaded after the scripts have started', () => {
    startAll();
    frames();
    expect([asked(), preloaded()]).toEqual([[LIBRARIES, MAIN], [ENTRY]]);
  });
});

test('no script starts before the document is parsed, even if the visitor touches the page', () => {
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

test('the browser checks each script against its published hash, also at a retry', () => {
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

test('the scripts start after 4 s even if a picture never loads', () => {
  jest.advanceTimersByTime(3999);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked()).toEqual([LIBRARIES, MAIN]);
});

test('a script that fails is requested twice more, a second apart, bypassing the browser’s cache', () => {
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

test('`allArrived` is called once each script has loaded or failed its last retry', () => {
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

test('a page without preloads fetches only its scripts', () => {
  startAll();
  document.head.innerHTML = '';
  run([MAIN], []);
  startAll();
  expect(asked()).toEqual([MAIN]);
  expect(preloaded()).toEqual([]);
});
