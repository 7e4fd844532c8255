import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page in its present state, or in a part of it, a line each. The legacy mode needs no second page for
 * each look, and leaves out only frames of other origins, which these pages have after a click alone. Both options save two
 * thirds.
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await (part === undefined ? builder : builder.include(part)).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
