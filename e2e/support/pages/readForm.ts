import { expect, type Locator } from '@playwright/test';

/** Resolves when a person could have filled in the form: the API takes a sender within two seconds for a program. */
export async function readForm(form: Locator): Promise<void> {
  // docs/product/api.md#send-9. The token begins with the time at which the form was rendered.
  const shownAt = Number.parseInt(await form.locator('[name="token"]').inputValue(), 10);
  await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(2000);
}
