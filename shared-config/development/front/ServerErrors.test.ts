import { ServerErrors } from './ServerErrors';

const line = (url: string, message: string) =>
  `12:00:00 ERROR: shell: remote not rendered {"remote":"mfe-faq","url":"${url}"}\n    RenderFailure: ${message}`;

test('the last failure of a page is kept with its stack; other log lines are not', () => {
  const errors = new ServerErrors();
  for (const text of [line('/faq', 'uno'), line('/faq?x=1', 'otra'), line('/faq', 'dos')]) errors.note(text);
  errors.note('12:00:00 INFO: shell: release warmed up {"url":"/blog"}');
  expect(errors.of('/faq')).toBe(line('/faq', 'dos'));
  expect([errors.of('/blog'), errors.of('/faq?x=2')]).toEqual(['', '']);
});

test('the hundred pages that failed last are remembered', () => {
  const errors = new ServerErrors();
  for (let page = 0; page < 101; page++) errors.note(line(`/faq/${page}`, 'roto'));
  expect([errors.of('/faq/0'), errors.of('/faq/1')]).toEqual(['', line('/faq/1', 'roto')]);
});
