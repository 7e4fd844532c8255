import { TRANSLATED_MARK } from '../../shared/composition/reports/clientErrors';
import { patchNode } from './patchNode';
import { followReplacements } from './replacedTexts';

/**
 * Keeps a page working that its browser, or an extension, translates (docs/product/site.md#wait-12). Call it before React begins. No
 * method of a node is patched before the first text is replaced.
 */
export function keepTexts(): void {
  const { dataset } = document.documentElement;
  followReplacements(() => {
    if (TRANSLATED_MARK in dataset) return;
    dataset[TRANSLATED_MARK] = '';
    patchNode();
  });
}
