import { TRANSLATED_MARK } from '../../shared/composition/reports/clientErrors';

/** The methods by which React changes the tree. Safari names them only in the stack. */
const TREE_METHODS = /removeChild|insertBefore/;

/** React's error numbers for a hydration mismatch (https://react.dev/errors/418). */
const HYDRATION_MISMATCH = /Minified React error #(418|423|425)\b/;

/**
 * Whether a translator or an extension has caused an error by changing the tree. React alone never looks for a node in the
 * wrong parent. A hydration mismatch counts only on a translated page, because elsewhere the release may have caused it.
 */
export function isOfTranslation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message, stack } = error;
  if (name === 'NotFoundError') return TREE_METHODS.test(`${message} ${stack}`);
  return HYDRATION_MISMATCH.test(message) && TRANSLATED_MARK in document.documentElement.dataset;
}
