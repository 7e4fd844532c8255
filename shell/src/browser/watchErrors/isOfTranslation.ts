import { TRANSLATED_MARK } from '../../shared/composition/reports/clientErrors';

/** The methods with which React changes the tree. Safari names them only in the stack. */
const TREE_METHODS = /removeChild|insertBefore/;

/** React's numbers of hydration that found other HTML than the server's (https://react.dev/errors/418). */
const HYDRATION_MISMATCH = /Minified React error #(418|423|425)\b/;

/**
 * Whether a translator, or another program of the browser, has caused an error by changing the tree. React alone never looks
 * for a node where it is not. A page that was not hydrated as the server sent it counts only where texts were replaced:
 * elsewhere the release may be to blame.
 */
export function isOfTranslation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message, stack } = error;
  if (name === 'NotFoundError') return TREE_METHODS.test(`${message} ${stack}`);
  return HYDRATION_MISMATCH.test(message) && TRANSLATED_MARK in document.documentElement.dataset;
}
