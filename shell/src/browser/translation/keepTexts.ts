import { TRANSLATED_MARK } from '../../shared/composition/reports/clientErrors';
import { patchNode } from './patchNode';
import { followReplacements } from './replacedTexts';

/**
 * Keeps the page working while the browser or an extension translates it (docs/product/site.md#wait-12). Call it before
 * React begins. It patches no method of `Node` before the first text is replaced.
 */
export function keepTexts(): void {
  const { dataset } = document.documentElement;
  followReplacements(() => {
    if (TRANSLATED_MARK in dataset) return;
    dataset[TRANSLATED_MARK] = '';
    patchNode();
  });
}
