/** The text under a key; null if there is none, or if the browser allows no storage. */
export function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False if the storage is switched off or full. */
export function writeText(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeText(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // If the browser allows no storage, there is nothing to remove.
  }
}
