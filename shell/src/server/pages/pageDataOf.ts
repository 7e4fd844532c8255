import type { PageData } from '../../shared/composition/pageData';
import { type PageState, STATE_ELEMENT } from '../../shared/composition/pageState';
import { type LiveRemote, releaseOf } from '../registry/LiveRemote';
import { EncodedDocument } from './EncodedDocument';
import type { ComposedPage } from './PageComposer';

const START = `<script type="application/json" id="${STATE_ELEMENT}">`;
const END = '</script>';

/** One for each kept page, so that it is cut out and compressed once. */
const known = new WeakMap<EncodedDocument, EncodedDocument>();

/**
 * The data that a page was rendered with, as JSON (`PageData`). Undefined where it has none to give: a redirect, a page
 * that is not there, or one whose remote was not rendered.
 */
export async function pageDataOf(page: ComposedPage, remote: LiveRemote): Promise<EncodedDocument | undefined> {
  if (page.isSubstitute || page.status !== 200) return undefined;
  const made = known.get(page.document) ?? new EncodedDocument(Buffer.from(await dataIn(page.document, remote)));
  known.set(page.document, made);
  return made;
}

async function dataIn(document: EncodedDocument, remote: LiveRemote): Promise<string> {
  const html = (await document.body('identity')).toString();
  const start = html.lastIndexOf(START) + START.length;
  const { queries } = JSON.parse(html.slice(start, html.indexOf(END, start))) as PageState;
  const data: PageData = { release: releaseOf(remote), queries };
  return JSON.stringify(data);
}
