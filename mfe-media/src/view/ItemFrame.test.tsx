import { act, screen } from '@testing-library/react';
import { ShellContext } from '@tramuntana/contracts/runtime';
import { aMediaItem, fakeShell } from '@tramuntana/contracts/testing';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ItemFrame } from './ItemFrame';

const item = aMediaItem({ titulo: 'Visita', file: null });
const shell = fakeShell();

const page = (src: string) => (
  <ShellContext value={shell}>
    <ItemFrame item={item} src={src} />
  </ShellContext>
);

afterEach(() => document.body.replaceChildren());

test.each([
  ['/visor/castillo', '<button'],
  ['https://tours.example/7', '<iframe'],
])('the server’s HTML has the frame of %s, and the browser hydrates it without a mismatch', async (src, element) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(src));
  expect(container.innerHTML).toContain(element);
  const recovered = jest.fn();
  await act(async () => {
    hydrateRoot(container, page(src), { onRecoverableError: recovered });
  });
  expect(recovered).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Abrir en una pestaña nueva' })).toHaveAttribute('href', src);
});
