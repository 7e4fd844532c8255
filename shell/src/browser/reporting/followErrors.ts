import { TRANSLATED_MARK } from '../../shared/composition/reports/clientErrors';
import { PAGE_ERRORS } from '../../shared/composition/reports/pageErrors';

const RELEASE = /\/releases\/([^/]+)\/([^/]+)\//;

/** The methods by which React changes the tree. Safari names them only in the stack. */
const TREE_METHODS = /removeChild|insertBefore/;

/** React's error numbers for a hydration mismatch (https://react.dev/errors/418). */
const HYDRATION_MISMATCH = /Minified React error #(418|423|425)\b/;

/** An error of the page, the release that it names (if any), and whether it happened on the document's own page. */
export type NamedError = {
  message: string;
  remote: string | undefined;
  version: string | undefined;
  path: string;
  isDocument: boolean;
  /** In milliseconds since the document began. */
  at: number;
};

/**
 * Calls back for each error of the page, including earlier ones. Errors caused by a browser extension or a translator are
 * left out.
 */
export function followErrors(follow: (error: NamedError) => void): void {
  const { path: documentPath, first, followers } = window[PAGE_ERRORS];
  const named: (typeof followers)[number] = ({ error, path, at }) => {
    const { stack = '', message = String(error) } = error instanceof Error ? error : {};
    const text = `${message} ${stack}`;
    if (text.includes('extension://') || isOfTranslation(error)) return;
    const [, remote, version] = RELEASE.exec(text) ?? [];
    follow({ message, remote, version, path, isDocument: path === documentPath, at });
  };
  first.forEach(named);
  followers.push(named);
}

/**
 * Whether a translator or an extension has caused an error by changing the tree. React alone never looks for a node in the
 * wrong parent. A hydration mismatch counts only on a translated page, because elsewhere the release may have caused it.
 */
function isOfTranslation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message, stack } = error;
  if (name === 'NotFoundError') return TREE_METHODS.test(`${message} ${stack}`);
  return HYDRATION_MISMATCH.test(message) && TRANSLATED_MARK in document.documentElement.dataset;
}
