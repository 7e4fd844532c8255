type Prerenderable = Document & { prerendering?: boolean };

/** Calls back at once, or where the browser prerenders the page, when it shows it. It may never do so. */
export function whenShown(act: () => void): void {
  if ((document as Prerenderable).prerendering) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}
