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
