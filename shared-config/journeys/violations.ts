import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Violations that axe finds in the page's present state, or in a part of it, one a line. The legacy mode opens no second
 * page. It skips only frames of other origins, which these pages show only after a click. Both options save two thirds of
 * the time.
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await (part === undefined ? builder : builder.include(part)).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
