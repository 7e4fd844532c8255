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

test('a message stands for five seconds', () => {
  act(() => notify({ title: 'Añadido al carrito', description: 'Mavic 4' }));
  expect(screen.getByText('Añadido al carrito')).toBeVisible();
  expect(screen.getByText('Mavic 4')).toBeVisible();
  pass(4999);
  expect(screen.getByText('Añadido al carrito')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Añadido al carrito')).toBeNull();
  expect(useShellStore.getState().toast).toBeNull();
});

test('the next message takes its place, and has five seconds of its own', () => {
  act(() => notify({ title: 'Uno' }));
  pass(4000);
  act(() => notify({ title: 'Dos' }));
  expect(screen.queryByText('Uno')).toBeNull();
  pass(4000);
  expect(screen.getByText('Dos')).toBeVisible();
});

test('a failure is told by an icon and a word, not by its colour alone', () => {
  act(() => notify({ title: 'No se pudo copiar el enlace', tone: 'destructive' }));
  const title = screen.getByText('No se pudo copiar el enlace');
  expect(title).toContainElement(screen.getByText('Error'));
  expect(title.querySelector('svg')).toBeVisible();
});

test('a title that says the word does not say it twice', () => {
  act(() => notify({ title: 'Error', description: 'Ocurrió un error inesperado', tone: 'destructive' }));
  expect(screen.getAllByText('Error')).toHaveLength(1);
});

test('it can be closed at once', () => {
  act(() => notify({ title: 'Uno' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));
  expect(screen.queryByText('Uno')).toBeNull();
});

test('F8 leads the keyboard to the messages', () => {
  act(() => notify({ title: 'Uno' }));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('list')).toHaveFocus();
});
