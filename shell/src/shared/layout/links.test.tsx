import { createEvent, fireEvent, screen } from '@testing-library/react';
import type { AnchorHTMLAttributes } from 'react';
import { renderInShell } from '../../testing/renderInShell';
import { currentMark, useLinkClicks } from './links';

function Part(link: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const linkClicks = useLinkClicks();
  return (
    <footer {...linkClicks}>
      <a {...link}>
        <span>Blog</span>
      </a>
      <p>© Tramuntana Drones</p>
    </footer>
  );
}

/** Clicks. Returns the router's new address, and whether the browser would follow the link. */
function click(words: string, link: AnchorHTMLAttributes<HTMLAnchorElement>, init: MouseEventInit = {}) {
  const { router } = renderInShell(<Part {...link} />);
  const event = createEvent.click(screen.getByText(words), init);
  fireEvent(screen.getByText(words), event);
  const { location, historyAction } = router.state;
  return {
    opened: location.pathname + location.search + location.hash,
    historyAction,
    isNative: !event.defaultPrevented,
  };
}

test('the router opens the target of a link', () => {
  const seen = click('Blog', { href: '/blog?tag=2#lista' });
  expect(seen).toEqual({ opened: '/blog?tag=2#lista', historyAction: 'PUSH', isNative: false });
});

test('a link to the current page adds no history entry', () => {
  const seen = click('Blog', { href: window.location.href });
  expect(seen).toEqual({ opened: '/', historyAction: 'REPLACE', isNative: false });
});

test.each<[string, AnchorHTMLAttributes<HTMLAnchorElement>, MouseEventInit]>([
  ['a click for another tab', { href: '/blog' }, { ctrlKey: true }],
  ['a click for another tab on a Mac', { href: '/blog' }, { metaKey: true }],
  ['a click for another window', { href: '/blog' }, { shiftKey: true }],
  ['a click for a download', { href: '/blog' }, { altKey: true }],
  ['a click of another button', { href: '/blog' }, { button: 1 }],
  ['a link to another tab', { href: '/blog', target: '_blank' }, {}],
  ['another site', { href: 'https://www.instagram.com/' }, {}],
  ['a telephone', { href: 'tel:+34972123456' }, {}],
])('%s is left to the browser', (_what, link, init) => {
  // jsdom follows no links and logs an error.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(click('Blog', link, init)).toEqual({ opened: '/', historyAction: 'POP', isNative: true });
});

test('a click that the link’s own handler prevented stays prevented', () => {
  const seen = click('Blog', { href: '/blog', onClick: (event) => event.preventDefault() });
  expect(seen.opened).toBe('/');
});

test('a click beside the links does nothing', () => {
  expect(click('© Tramuntana Drones', { href: '/blog' })).toEqual({
    opened: '/',
    historyAction: 'POP',
    isNative: true,
  });
});

test.each([
  ['/blog', '/blog', 'page'],
  ['/blog', '/blog/post/1', 'page'],
  ['/blog', '/blogs', undefined],
  ['/blog', '/', undefined],
  ['/', '/', 'page'],
  ['/', '/blog', undefined],
])('the link to %s on %s', (to, pathname, mark) => expect(currentMark(to, pathname)).toBe(mark));
