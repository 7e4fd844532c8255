import { render } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { LATE_LAYOUT, markNextPage } from './lateLayout';
import { Section } from './Section';
import { useAfterFirstFrame } from './useAfterFirstFrame';

let frames: boolean[];
function Probe() {
  const isAfter = useAfterFirstFrame();
  frames.push(isAfter);
  return null;
}

beforeEach(() => {
  frames = [];
  document.documentElement.removeAttribute(LATE_LAYOUT);
  markNextPage(false);
});

test('what waits is rendered in the first frame without, and then with it', () => {
  markNextPage(true);
  render(<Probe />);
  expect(frames).toEqual([false, true]);
});

test('a late section is there from the start, and its heading and content follow', () => {
  markNextPage(true);
  const seen: unknown[] = [];
  render(
    <Profiler id="page" onRender={() => seen.push(document.querySelector('section')?.textContent)}>
      <Section late title="Preguntas frecuentes">
        Respuestas
      </Section>
    </Profiler>,
  );
  expect(seen).toEqual(['', 'Preguntas frecuentesRespuestas']);
});

test.each(['', undefined])('other pages are complete at once (%j)', (lateLayout) => {
  if (lateLayout !== undefined) document.documentElement.setAttribute(LATE_LAYOUT, lateLayout);
  render(<Probe />);
  expect(frames).toEqual([true]);
});

test('the server renders late sections completely', () => {
  const tree = (
    <Section late title="Preguntas frecuentes">
      Respuestas
    </Section>
  );
  expect(renderToString(tree)).toContain('Respuestas');
});
