import { newsletterAccepted, newsletterRefused } from '@tramuntana/contracts';
import { recordedAnswers } from '@tramuntana/contracts/testing';
import * as schemas from './schemas';

describe.each(Object.entries(recordedAnswers))('the answers of %s can be read', (_name, recorded) => {
  /** The recorded answers to matching calls. */
  const answersTo = (call: RegExp) =>
    Object.entries(recorded).flatMap(([key, answer]) => (call.test(key) ? [answer] : []));

  test.each([
    [/^GET \/direccion/, schemas.address],
    [/^GET \/empresa/, schemas.business],
    [/^GET \/contacto/, schemas.contactInfo],
    [/^GET \/services/, schemas.serviceList],
    [/^POST \/newsletters\/$/, newsletterAccepted],
    [/^POST \/newsletters\/ refused/, newsletterRefused],
  ] as const)('%s', (call, schema) => {
    const found = answersTo(call);
    expect(found.length).toBeGreaterThan(0);
    for (const answer of found) expect(schema.safeParse(answer)).toMatchObject({ success: true });
  });
});
