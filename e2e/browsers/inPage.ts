// Functions that run in the page. They use no other name of this module, because only their own source text goes there.

/** An element by its role and name, as JSON. The name is a text, the parts of a regular expression, or null for any name. */
export type Sought = { role: string; name: string | { source: string; flags: string } | null };

declare const TestingLibraryDom: typeof import('@testing-library/dom');

/** Marks the last element of a path from outer to inner elements. Returns its selector, or null if there is none. */
export const find = (way: Sought[]): string | null => {
  let element: HTMLElement | undefined = document.body;
  for (const { role, name } of way) {
    if (role === 'document' || !element) continue;
    const wanted =
      name !== null && typeof name === 'object' ? new RegExp(name.source, name.flags) : (name ?? undefined);
    element = TestingLibraryDom.queryAllByRole(element, role, { name: wanted })[0];
  }
  if (!element) return null;
  if (element === document.body) return 'body';
  if (!element.dataset.found) {
    const last = Number(document.body.dataset.lastFound ?? 0) + 1;
    document.body.dataset.lastFound = String(last);
    element.dataset.found = String(last);
  }
  return `[data-found="${element.dataset.found}"]`;
};

/** The visible text of an element. */
export const textOf = (selector: string): string => {
  const element = document.querySelector<HTMLElement>(selector);
  return element?.innerText.trim() ?? '';
};

/** The failures of the document: the page's own record of errors, and unsuccessful answers. */
export const complaints = (): string[] => {
  const { first } = window.pageErrors;
  const errors = first.map(({ error }) => `${error instanceof Error ? error.stack || error : error}`);
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const refused = files.filter(({ responseStatus }) => responseStatus >= 400);
  return [...errors, ...refused.map(({ name, responseStatus }) => `${responseStatus}: ${name}`)];
};

/** Headings whose words the browser may hyphenate. */
export const brokenHeadings = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
    .filter((heading) => getComputedStyle(heading).hyphens === 'auto')
    .map(({ innerText }) => innerText);

declare global {
  interface Window {
    /** The document's first script records them. */
    pageErrors: { first: { error: unknown }[] };
  }
}
