import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HeroCarousel } from './HeroCarousel';

const LONG_ENOUGH = 7000;

function open({ still = false } = {}) {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: still, media: query }) as MediaQueryList);
  render(
    <MemoryRouter>
      <HeroCarousel />
    </MemoryRouter>,
  );
}
const shown = () => screen.getByRole('group').getAttribute('aria-label');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = () => act(() => jest.advanceTimersByTime(LONG_ENOUGH));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the first slide links to the product, the others to offers and beginners', () => {
  open({ still: true });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/tienda/producto/1');
  press('Diapositiva siguiente');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/tienda/ofertas');
  press('Diapositiva siguiente');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/tienda/categoria/principiantes');
});

test('the slides form a ring in both directions', () => {
  open({ still: true });
  press('Diapositiva anterior');
  expect(shown()).toBe('3 de 3');
  press('Diapositiva siguiente');
  expect(shown()).toBe('1 de 3');
});

test('the slides turn automatically until they are paused', () => {
  open();
  wait();
  expect(shown()).toBe('2 de 3');
  press('Pausar el carrusel');
  wait();
  expect(shown()).toBe('2 de 3');
  press('Reproducir el carrusel');
  wait();
  expect(shown()).toBe('3 de 3');
});

test('under reduced motion the slides do not turn', () => {
  open({ still: true });
  wait();
  expect(shown()).toBe('1 de 3');
  expect(screen.getByRole('button', { name: 'Reproducir el carrusel' })).toBeVisible();
});

test('the slides pause while the pointer or the focus is on them', () => {
  open();
  const carousel = screen.getByRole('region', { name: 'Destacados de la tienda' });
  fireEvent.pointerEnter(carousel);
  wait();
  expect(shown()).toBe('1 de 3');
  act(() => screen.getByRole('link').focus());
  fireEvent.pointerLeave(carousel);
  wait();
  expect(shown()).toBe('1 de 3');
  act(() => screen.getByRole('link').blur());
  wait();
  expect(shown()).toBe('2 de 3');
});

test('two fingers on the slides zoom the page, one scrolls it up and down', () => {
  open({ still: true });
  const slides = screen.getByRole('group').parentElement as HTMLElement;
  expect(getComputedStyle(slides).touchAction).toBe('pan-y pinch-zoom');
});

test('each button has a hint', () => {
  open({ still: true });
  for (const hint of ['Anterior', 'Siguiente', 'Reproducir']) expect(screen.getByText(hint)).toHaveRole('tooltip');
});
