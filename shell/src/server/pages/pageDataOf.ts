import { SHELL_OWNER } from '../../shared/api/company';
import type { PageData } from '../../shared/composition/page/pageData';
import { type PageState, STATE_ELEMENT } from '../../shared/composition/page/pageState';
import { type LiveRemote, releaseOf } from '../registry/LiveRemote';
import { EncodedDocument } from './EncodedDocument';
import type { ComposedPage } from './PageComposer';

const START = `<script type="application/json" id="${STATE_ELEMENT}">`;
const END = '</script>';

/** The data of each page, so that they are extracted and compressed only once. */
const known = new WeakMap<EncodedDocument, EncodedDocument | undefined>();

/**
 * The data that a page was rendered with, as JSON (`PageData`). Undefined for a redirect, for a 404, and for a page whose
 * remote was not rendered or has no data.
 */
export async function pageDataOf(page: ComposedPage, remote: LiveRemote): Promise<EncodedDocument | undefined> {
  if (page.isSubstitute || page.status !== 200) return undefined;
  if (known.has(page.document)) return known.get(page.document);
  const data = await dataIn(page.document, remote);
  const made = data === undefined ? undefined : new EncodedDocument([Buffer.from(data)]);
  known.set(page.document, made);
  return made;
}

async function dataIn(document: EncodedDocument, remote: LiveRemote): Promise<string | undefined> {
  const html = (await document.body('identity')).toString();
  const start = html.lastIndexOf(START) + START.length;
  const { queries: all } = JSON.parse(html.slice(start, html.indexOf(END, start))) as PageState;
  const queries = all.filter(([[owner]]) => owner !== SHELL_OWNER);
  if (queries.length === 0) return undefined;
  const data: PageData = { release: releaseOf(remote), queries };
  return JSON.stringify(data);
}
