/** Scrolls to the element that the address's fragment (#) names, if it exists. */
export function scrollToFragment(): void {
  const name = window.location.hash.slice(1);
  const target = document.getElementById(name) ?? document.getElementById(decoded(name));
  target?.scrollIntoView();
}

/** Decodes a fragment. A fragment with a stray percent sign cannot be decoded and stays as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
