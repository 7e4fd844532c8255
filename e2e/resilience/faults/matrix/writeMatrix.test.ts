import { writeMatrix } from './writeMatrix';

const card = { table: 'remotes', expected: 'card' };

test('faults stand below each other, and a cell says what was seen or that something else was', () => {
  const text = writeMatrix([
    { ...card, row: '404', column: 'mfe-blog', passed: true },
    { ...card, row: '404', column: 'mfe-shop', passed: false },
    { ...card, row: 'slow', column: 'mfe-shop', expected: 'page', passed: true },
  ]);
  expect(text).toBe(
    [
      '## remotes',
      '',
      '| fault | mfe-blog | mfe-shop |',
      '| --- | --- | --- |',
      '| 404 | card | **failed**, expected: card |',
      '| slow | – | page |',
      '',
    ].join('\n'),
  );
});

test('each kind of thing that fails has a table of its own', () => {
  const text = writeMatrix([
    { ...card, row: '404', column: 'mfe-blog', passed: true },
    { table: 'storage', row: 'full', column: 'shop', expected: 'works', passed: true },
  ]);
  expect(text.match(/^## .*/gm)).toEqual(['## remotes', '## storage']);
});

test('below a table stands how soon the rest of the site was there, where its tests have tried it', () => {
  const cells = [300, 90, 210].map((usable, index) => ({
    ...card,
    row: '404',
    column: `mfe-${index}`,
    passed: true,
    usable,
  }));
  const untried = { table: 'storage', row: 'full', column: 'shop', expected: 'works', passed: true };
  expect(writeMatrix([...cells, untried]).match(/^The rest .*/gm)).toEqual([
    'The rest of the site in spite of the fault, from a click to the heading: median 210 ms, at most 300 ms.',
  ]);
});
