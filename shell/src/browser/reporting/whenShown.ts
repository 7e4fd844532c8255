type Prerenderable = Document & { prerendering?: boolean };

/** Calls back at once. On a prerendered page, it calls back when the browser shows the page, which may never happen. */
export function whenShown(act: () => void): void {
  if ((document as Prerenderable).prerendering) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}
