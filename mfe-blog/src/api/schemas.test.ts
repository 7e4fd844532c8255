import { recordedAnswers } from '@tramuntana/contracts/testing';
import * as schemas from './schemas';

describe.each(Object.entries(recordedAnswers))('the schemas accept the answers of %s', (_name, recorded) => {
  /** The recorded answers to the matching calls. */
  const answersTo = (call: RegExp) =>
    Object.entries(recorded).flatMap(([key, answer]) => (call.test(key) ? [answer] : []));

  test.each([
    [/^GET \/blog-post\/(\d+\/related\/)?\?/, schemas.postPage],
    [/^GET \/blog-post\/(\d+\/related\/)?\?/, schemas.summaryPage],
    [/^GET \/blog-post\/\d+\/$/, schemas.post],
    [/^GET \/tag\//, schemas.tagPage],
  ] as const)('%s', (call, schema) => {
    const found = answersTo(call);
    expect(found.length).toBeGreaterThan(0);
    for (const answer of found) expect(schema.safeParse(answer)).toMatchObject({ success: true });
  });
});
