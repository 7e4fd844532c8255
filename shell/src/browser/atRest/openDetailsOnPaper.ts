/**
 * Opens all `details` while the page is printed, in browsers whose styles cannot do that (Firefox before 143). Their names
 * are removed meanwhile, because only one of several `details` with the same name can be open.
 */
export function openDetailsOnPaper(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let putBack = () => {};
  window.addEventListener('beforeprint', () => {
    const all = [...document.querySelectorAll('details')].map((element) => ({
      element,
      name: element.getAttribute('name'),
      open: element.open,
    }));
    for (const { element } of all) element.removeAttribute('name');
    for (const { element } of all) element.open = true;
    putBack = () => {
      for (const { element, name, open } of all) {
        element.open = open;
        if (name !== null) element.setAttribute('name', name);
      }
    };
  });
  window.addEventListener('afterprint', () => putBack());
}
