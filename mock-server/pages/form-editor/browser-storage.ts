export function storeInBrowser(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden. The tab still has the value.
  }
}

export function removeFromBrowser(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // If storage is forbidden, nothing is stored.
  }
}

/** Does not validate the value. Store values of one type per name. */
export function readFromBrowser<Kept>(name: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}
