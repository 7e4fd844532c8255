import { render } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { beginNextPage, LATE_LAYOUT } from './lateLayout';
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
});

test('late content is missing in the first frame and then appears', () => {
  beginNextPage();
  render(<Probe />);
  expect(frames).toEqual([false, true]);
});

test('a late section is empty at first, and its heading and content follow', () => {
  beginNextPage();
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
