import { checkScripts, integrityOf, learnHash } from './integrity';
import { preloadScripts } from './scriptsBehind';

const chunk = '/releases/mfe-blog/1/page-list.js';

/** Adds a script as webpack's runtime in a release's entry does. */
function addScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = address;
  return document.head.appendChild(script);
}

beforeAll(() => {
  document.head.innerHTML = `<link rel="preload" as="script" href="${chunk}" integrity="sha384-list">`;
  checkScripts();
});

test('a chunk that a release adds itself gets the hash in the document, so other code never runs', () => {
  const script = addScript(`http://localhost${chunk}`);
  expect(script.integrity).toBe('sha384-list');
  expect(script.parentNode).toBe(document.head);
});

test('a script’s hash is found by its path and by its whole address', () => {
  learnHash('/releases/mfe-shop/1/remoteEntry.js', 'sha384-entry');
  expect(integrityOf('/releases/mfe-shop/1/remoteEntry.js')).toBe('sha384-entry');
  expect(integrityOf('http://localhost/releases/mfe-shop/1/remoteEntry.js')).toBe('sha384-entry');
  expect(integrityOf('https://elsewhere.example/releases/mfe-shop/1/remoteEntry.js')).toBe('');
});

test('scripts without a known hash, and other elements, are added unchanged', () => {
  expect(addScript('/assets/at-rest.js').integrity).toBe('');
  const style = document.head.appendChild(document.createElement('style'));
  expect(style.parentNode).toBe(document.head);
});

test('a preload has the same hash as its script, or the browser would load the file twice', () => {
  learnHash('/releases/mfe-media/1/remoteEntry.js', 'sha384-media');
  preloadScripts(['/releases/mfe-media/1/remoteEntry.js']);
  const preload = document.head.querySelector('link[href="/releases/mfe-media/1/remoteEntry.js"]');
  expect(preload?.getAttribute('integrity')).toBe('sha384-media');
  expect(addScript('http://localhost/releases/mfe-media/1/remoteEntry.js').integrity).toBe('sha384-media');
});

test('a retry of a failed script bypasses the browser’s cache and is checked again', () => {
  addScript(`http://localhost${chunk}`).dispatchEvent(new Event('error'));
  const again = addScript(`http://localhost${chunk}`);
  expect(again.src).toMatch(/\/page-list\.js\?\d+$/);
  expect(again.integrity).toBe('sha384-list');
  expect(addScript('http://localhost/releases/mfe-media/1/page-list.js').src).toMatch(/page-list\.js$/);
});

test('other scripts of that release bypass the cache, too, because their preloads may have failed with it', () => {
  addScript('http://localhost/releases/mfe-shop/3/remoteEntry.js').dispatchEvent(new Event('error'));
  expect(addScript('http://localhost/releases/mfe-shop/3/routes.js').src).toMatch(/\/routes\.js\?\d+$/);
  expect(addScript('http://localhost/releases/mfe-shop/4/routes.js').src).toMatch(/\/routes\.js$/);
});

test.each(['sha384-other', undefined])('a known hash stays even if a later answer has the hash %s', (later) => {
  learnHash('/releases/mfe-blog/2/remoteEntry.js', 'sha384-first');
  learnHash('/releases/mfe-blog/2/remoteEntry.js', later);
  expect(integrityOf('/releases/mfe-blog/2/remoteEntry.js')).toBe('sha384-first');
});

describe('a script that the browser aborts because the document is being left', () => {
  const address = 'http://localhost/releases/mfe-marketing/7/contact.js';
  const onError = jest.fn();
  const end = () => {
    const script = addScript(address);
    script.onerror = onError;
    window.dispatchEvent(new Event('beforeunload'));
    script.dispatchEvent(new Event('error'));
  };
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  beforeEach(() => onError.mockReset());
  afterEach(comeBack);

  test('does not count as failed, and its release keeps its addresses', () => {
    end();
    expect(onError).not.toHaveBeenCalled();
    expect(addScript(address).src).toBe(address);
  });

  test('fails once the visitor is back', async () => {
    end();
    comeBack();
    await Promise.resolve();
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

describe('a script that hangs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('fails after 5 s, and its retry uses another address: the browser would reuse the hanging request', () => {
    const onError = jest.fn();
    const script = addScript('/releases/mfe-blog/5/hangs.js');
    script.onerror = onError;
    jest.advanceTimersByTime(4999);
    expect(onError).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onError).toHaveBeenCalledTimes(1);
    const again = addScript('/releases/mfe-blog/5/hangs.js');
    expect(again.src).toMatch(/hangs\.js\?\d+$/);
    again.onerror = onError;
    jest.advanceTimersByTime(29_999);
    expect(onError).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(onError).toHaveBeenCalledTimes(2);
  });

  test('does not fail if it has loaded in time', () => {
    const onError = jest.fn();
    const script = addScript('/releases/mfe-blog/6/comes.js');
    script.onerror = onError;
    script.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(onError).not.toHaveBeenCalled();
  });
});
