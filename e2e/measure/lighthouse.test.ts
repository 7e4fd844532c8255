import { scoreFigures } from './lighthouse';

const scores = (performance: number, accessibility: number | null) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: accessibility },
    'best-practices': { score: 1 },
    seo: { score: 1 },
  },
});

test('the median of a page’s reports is compared with the bar of its category; performance informs', () => {
  const figures = scoreFigures({ '/': [scores(0.97, 1), scores(0.91, 1), scores(0.99, 1)] });
  expect(figures[0]).toMatchObject({ seen: '97 (91 to 99)', bar: 'at least 98', holds: false, informs: true });
  expect(figures[1]).toMatchObject({ seen: '100 (100 to 100)', bar: 'at least 100', holds: true });
  expect(figures).toHaveLength(4);
});

test('a category without a score falls short, and decides', () => {
  const [, accessibility] = scoreFigures({ '/blog': [scores(1, null)] });
  expect(accessibility).toMatchObject({ seen: '0 (0 to 0)', holds: false });
  expect(accessibility).not.toHaveProperty('informs');
});
