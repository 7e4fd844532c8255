type Child = Node | string | false | undefined;

/** Creates an element with attributes and children. Texts become text nodes, so they cannot become markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== false && child !== undefined));
  return made;
}

/** Creates a table with a header row. A cell is a text or an element. */
export function table(label: string, columns: readonly string[], rows: readonly (readonly Child[])[]): HTMLElement {
  const head = element('tr', {}, ...columns.map((column) => element('th', { scope: 'col' }, column)));
  const body = rows.map(([first, ...others]) =>
    element('tr', {}, element('th', { scope: 'row' }, first), ...others.map((cell) => element('td', {}, cell))),
  );
  return element('table', { 'aria-label': label }, element('thead', {}, head), element('tbody', {}, ...body));
}
