import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { layOutSlides } from '../testing/slideLayout';
import { Carousel } from './Carousel';

const LONG_ENOUGH = 5500;

const projects = ['Cala', 'Tejados', 'Masía'].map((name) => (
  <a key={name} href={`/proyectos/${name}`}>
    {name}
  </a>
));
function open({ playEvery, still = true }: { playEvery?: number; still?: boolean } = {}) {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: still && query.includes('reduce'),
        media: query,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  render(
    <Carousel label="Proyectos" playEvery={playEvery}>
      {projects}
    </Carousel>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = () => act(() => jest.advanceTimersByTime(LONG_ENOUGH));

beforeEach(() => {
  layOutSlides();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('is a named carousel whose slides say their position', () => {
  open();
  expect(screen.getByRole('region', { name: 'Proyectos' })).toHaveAttribute('aria-roledescription', 'carrusel');
  expect(screen.getByRole('listitem', { name: '1 de 3' })).toContainElement(screen.getByRole('link', { name: 'Cala' }));
});

test('the arrows turn the slides in both directions and wrap around', () => {
  open();
  press('Diapositiva siguiente');
  expect(screen.getByText('2 de 3')).toBeVisible();
  press('Diapositiva anterior');
  press('Diapositiva anterior');
  expect(screen.getByText('3 de 3')).toBeVisible();
  press('Diapositiva siguiente');
  expect(screen.getByText('1 de 3')).toBeVisible();
});

test('the arrow keys turn the slides while a button has the focus', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open();
  await user.click(screen.getByRole('button', { name: 'Diapositiva siguiente' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('3 de 3')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('2 de 3')).toBeVisible();
});

test('turns by itself until it is paused', () => {
  open({ playEvery: 5000, still: false });
  wait();
  expect(screen.getByText('2 de 3')).toBeVisible();
  press('Pausar el carrusel');
  wait();
  expect(screen.getByText('2 de 3')).toBeVisible();
});

test('pauses while the pointer or the focus is on the slides', () => {
  open({ playEvery: 5000, still: false });
  const link = screen.getByRole('link', { name: 'Cala' });
  act(() => link.focus());
  wait();
  expect(screen.getByText('1 de 3')).toBeVisible();
  act(() => link.blur());
  wait();
  expect(screen.getByText('2 de 3')).toBeVisible();
});

test('turning a slide by hand ends the autoplay', () => {
  open({ playEvery: 5000, still: false });
  press('Diapositiva siguiente');
  wait();
  expect(screen.getByText('2 de 3')).toBeVisible();
});

test('under reduced motion it plays only after a press on play', () => {
  open({ playEvery: 5000 });
  wait();
  expect(screen.getByText('1 de 3')).toBeVisible();
  press('Reproducir el carrusel');
  wait();
  expect(screen.getByText('2 de 3')).toBeVisible();
});

test('has no pause button without autoplay', () => {
  open();
  expect(screen.queryByRole('button', { name: /pausar|reproducir/i })).toBeNull();
});

test('the server’s HTML has all slides, and none is inert without scripts', () => {
  const html = renderToString(<Carousel label="Proyectos">{projects}</Carousel>);
  for (const name of ['Cala', 'Tejados', 'Masía']) expect(html).toContain(`href="/proyectos/${name}"`);
  expect(html).not.toContain('inert');
});
