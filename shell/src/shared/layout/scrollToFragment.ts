/** Brings the part of the page into view that the address names (#). A fragment that names none changes nothing. */
export function scrollToFragment(): void {
  const name = window.location.hash.slice(1);
  const target = document.getElementById(name) ?? document.getElementById(decoded(name));
  target?.scrollIntoView();
}

/** A lone percent sign is no encoding and would throw. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
