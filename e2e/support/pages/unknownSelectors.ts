/** In the page: selectors of its styles that are no CSS. Those of other engines (`::-moz-…`) are left out. */
export const unknownSelectors = (): string[] =>
  [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    [...(textContent ?? '').matchAll(/(?<=^|[{}])([^{}@]+)\{/g)]
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => !/::-|^(from|to|[\d.]+%)/.test(selector) && !CSS.supports(`selector(${selector})`)),
  );
