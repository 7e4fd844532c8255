import type { ShellServices } from '@tramuntana/contracts';
import { fakeShell } from '@tramuntana/contracts/testing';
import { companyQueries, serviceQueries } from '../shared/api/company';
import { newsletter } from '../shared/api/newsletter';

/** `fakeShell` with the shell's real queries and newsletter, for tests of the shell itself. */
export function aShell(...answers: Parameters<typeof fakeShell>): ShellServices {
  const fake = fakeShell(...answers);
  return {
    ...fake,
    company: companyQueries(fake.api),
    services: serviceQueries(fake.api),
    newsletter: newsletter(fake.api),
  };
}
