import { CacheProvider, css } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { takeOverStyles } from './takeOverStyles';

const fromServer = css({ color: 'rgb(1, 2, 3)' });
const fromNavigation = css({ color: 'rgb(4, 5, 6)' });

test('the server’s styles stay in place and are not written again; later styles are written', () => {
  document.head.innerHTML = `<style data-styles>.css-${fromServer.name}{color:rgb(1, 2, 3)}</style><link>`;
  const before = [...document.head.children];
  const cache = takeOverStyles();
  render(
    <CacheProvider value={cache}>
      <p css={fromServer}>Primera</p>
    </CacheProvider>,
  );
  expect([...document.head.children]).toEqual(before);
  expect(screen.getByText('Primera')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
  render(
    <CacheProvider value={cache}>
      <p css={fromNavigation}>Segunda</p>
    </CacheProvider>,
  );
  expect([...document.head.children].slice(0, 2)).toEqual(before);
  expect(screen.getByText('Segunda')).toHaveStyle({ color: 'rgb(4, 5, 6)' });
});
