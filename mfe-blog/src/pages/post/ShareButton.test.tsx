import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShellStore } from '@tramuntana/contracts/testing';
import { ShareButton } from './ShareButton';

const toast = () => useShellStore.getState().toast;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Compartir' }));

beforeEach(() => {
  useShellStore.getState().dismissToast();
  window.history.replaceState(null, '', '/blog/post/7?relacionados=2');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('copies the current address and says so', async () => {
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  render(<ShareButton title="Volar con viento" />);
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(await screen.findByText('Enlace copiado!')).toBeVisible();
  expect(copy).toHaveBeenCalledWith('http://localhost/blog/post/7?relacionados=2');
  expect(toast()).toMatchObject({ title: 'Enlace copiado!' });
});

test('opens the device’s share sheet if it has one', async () => {
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  render(<ShareButton title="Volar con viento" />);
  await press();
  expect(share).toHaveBeenCalledWith({
    title: 'Volar con viento',
    url: 'http://localhost/blog/post/7?relacionados=2',
  });
  expect(toast()).toBeNull();
});

test('closing the share sheet shows no toast', async () => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  render(<ShareButton title="Volar con viento" />);
  await press();
  expect(screen.queryByText('Enlace copiado!')).not.toBeInTheDocument();
  expect(toast()).toBeNull();
});

test('if copying is forbidden, a toast shows the address', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(<ShareButton title="Volar con viento" />);
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(toast()).toMatchObject({ title: 'No se pudo copiar el enlace', tone: 'destructive' });
  expect(toast()?.description).toContain('http://localhost/blog/post/7');
});

test('a second press while the sheet is open shows no toast', async () => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('open', 'InvalidStateError')) });
  render(<ShareButton title="Volar con viento" />);
  await press();
  expect(toast()).toBeNull();
});
