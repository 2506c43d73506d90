import { isSecretField } from '~/forms/secret-fields';
import { isChanged } from '~/ui/fields/changed-control';
import { type Control, controlsOf, type Entry, readEntry, writeEntries } from '~/ui/fields/control-entries';

const KEPT = 'portal-typed';

interface Kept {
  address: string;
  controls: Entry[];
}

/** Keeps what was typed into the page's forms while the page is loaded anew by itself; never a password or a file. */
export function saveTyping(): void {
  const controls = controlsOf().filter((control) => isChanged(control) && isTellable(control));
  if (controls.length === 0) return;
  const kept: Kept = {
    address: addressOf(window.location),
    controls: controls.map(readEntry),
  };
  writeSafely(JSON.stringify(kept));
}

/** Puts what was kept back into the same page's forms, once, before scripts take the page over and find it as typed while loading. */
export function restoreTyping(): void {
  const kept = readSafely();
  if (kept?.address === addressOf(window.location)) writeEntries(kept.controls);
}

/** A password that is shown is a text by its type, and a secret by its name. */
function isTellable({ name, type }: Control): boolean {
  return name !== '' && !isSecretField(name) && type !== 'password' && type !== 'file';
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

/** Browsers may refuse the storage; then a reload loses what it always did. */
function writeSafely(text: string): void {
  try {
    window.sessionStorage.setItem(KEPT, text);
  } catch {}
}

function readSafely(): Kept | null {
  try {
    const text = window.sessionStorage.getItem(KEPT);
    window.sessionStorage.removeItem(KEPT);
    return text === null ? null : (JSON.parse(text) as Kept); // Only `saveTyping` writes it.
  } catch {
    return null;
  }
}
