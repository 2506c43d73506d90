export function keep(name: string, kept: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden. The tab still has the value.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // If storage is forbidden, nothing is stored.
  }
}

/** Safe if each name is kept with values of one type only. */
export function recall<Kept>(name: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}
