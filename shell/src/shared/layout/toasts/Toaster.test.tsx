import { act, fireEvent, render, screen } from '@testing-library/react';
import { useShellStore } from '../../store/shellStore';
import { Toaster } from './Toaster';

const { notify } = useShellStore.getState();

beforeEach(() => {
  useShellStore.setState(useShellStore.getInitialState());
  jest.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a toast is shown for five seconds', () => {
  act(() => notify({ title: 'Añadido al carrito', description: 'Mavic 4' }));
  expect(screen.getByText('Añadido al carrito')).toBeVisible();
  expect(screen.getByText('Mavic 4')).toBeVisible();
  pass(4999);
  expect(screen.getByText('Añadido al carrito')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Añadido al carrito')).toBeNull();
  expect(useShellStore.getState().toast).toBeNull();
});

test('the next toast replaces it and is shown for its own five seconds', () => {
  act(() => notify({ title: 'Uno' }));
  pass(4000);
  act(() => notify({ title: 'Dos' }));
  expect(screen.queryByText('Uno')).toBeNull();
  pass(4000);
  expect(screen.getByText('Dos')).toBeVisible();
});

test('a failure is shown by an icon and a word, not only by colour', () => {
  act(() => notify({ title: 'No se pudo copiar el enlace', tone: 'destructive' }));
  const title = screen.getByText('No se pudo copiar el enlace');
  expect(title).toContainElement(screen.getByText('Error'));
  expect(title.querySelector('svg')).toBeVisible();
});

test('if the title begins with the word, it is not repeated', () => {
  act(() => notify({ title: 'Error', description: 'Ocurrió un error inesperado', tone: 'destructive' }));
  expect(screen.getAllByText('Error')).toHaveLength(1);
});

test('a toast can be closed at once', () => {
  act(() => notify({ title: 'Uno' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));
  expect(screen.queryByText('Uno')).toBeNull();
});

test('F8 moves the focus to the toasts', () => {
  act(() => notify({ title: 'Uno' }));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('list')).toHaveFocus();
});
