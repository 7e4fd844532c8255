import { act, fireEvent, render, screen } from '@testing-library/react';
import { ForeignFrame } from './ForeignFrame';

const frame = () => screen.getByTitle('Visita');
const LATE = 'El contenido tarda demasiado en cargar';
let fetched: { initiatorType: string }[];

beforeEach(() => {
  jest.useFakeTimers();
  fetched = [];
  // jsdom keeps no list of loaded resources.
  performance.getEntriesByName = (() => fetched) as unknown as Performance['getEntriesByName'];
});
afterEach(() => jest.useRealTimers());

const visit = () => render(<ForeignFrame src="https://tours.example/7" title="Visita" isForeign />);

test('an iframe shows a loading state until it has loaded', () => {
  visit();
  expect(screen.getByText('Cargando contenido…')).toBeVisible();
  fireEvent.load(frame());
  expect(screen.queryByText('Cargando contenido…')).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText(LATE)).toBeNull();
});

test('a late iframe shows a message until it loads', () => {
  visit();
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('alert')).toHaveTextContent(LATE);
  fireEvent.load(frame());
  expect(screen.queryByText(LATE)).toBeNull();
});

test('an iframe that loaded before hydration shows no loading state', () => {
  fetched = [{ initiatorType: 'iframe' }];
  visit();
  expect(screen.queryByText('Cargando contenido…')).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText(LATE)).toBeNull();
});

test('a plain link leads to the same page, without referrer', () => {
  visit();
  const link = screen.getByRole('link', { name: 'Abrir en una pestaña nueva' });
  expect(link).toHaveAttribute('href', 'https://tours.example/7');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
