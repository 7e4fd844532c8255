import type { ShellServices } from '@tramuntana/contracts';
import type { DataRouter } from 'react-router';
import { HEAD_MARK, type HeadTag, headOfMatches, headTags } from '../../shared/composition/page/head';

type Page = Pick<DataRouter['state'], 'matches' | 'location'>;

/**
 * Replaces the previous page's elements of the head, unless the new ones equal those that were `written` last. Returns the
 * new ones as text. Rethrows errors of the page's `head`.
 */
export function writeHead({ matches, location }: Page, shell: ShellServices, written: string): string {
  const head = headOfMatches(matches, new URLSearchParams(location.search), shell);
  const tags = headTags(head, location.pathname, shell);
  const text = JSON.stringify(tags);
  if (text !== written) replaceHead(tags);
  return text;
}

function replaceHead(tags: HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  for (const { tag, attributes, text } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(HEAD_MARK, '');
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
