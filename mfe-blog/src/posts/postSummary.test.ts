import { aPost } from '@tramuntana/contracts/testing';
import { postSummary } from './postSummary';

test('a post in a list has an excerpt without tags instead of its body', () => {
  const body = `<h2>Permisos</h2><p>${'En ciudad se vuela con permiso. '.repeat(40)}</p>`;
  const summary = postSummary.parse(aPost({ content: body }));
  expect(summary.excerpt).toMatch(/^Permisos En ciudad .{100,160}…$/);
  expect(JSON.stringify(summary).length).toBeLessThan(body.length);
});
