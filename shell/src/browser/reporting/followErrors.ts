import { PAGE_ERRORS } from '../../shared/composition/reports/pageErrors';
import { isOfTranslation } from './isOfTranslation';

const RELEASE = /\/releases\/([^/]+)\/([^/]+)\//;

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
