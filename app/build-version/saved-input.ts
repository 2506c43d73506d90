import { isControlChanged } from 'ui/fields/form/control';
import {
  controlsOf,
  type FormControlElement,
  type FormEntry,
  readEntry,
  writeEntries,
} from 'ui/fields/form/control-entries';
import { isSecretField } from '~/domain/form-values';

const KEPT = 'portal-typed';

interface Kept {
  address: string;
  owner?: string | undefined;
  controls: FormEntry[];
}

export function saveInput(): void {
  const controls = controlsOf().filter((control) => isControlChanged(control) && isSavable(control));
  if (controls.length === 0) return;
  const kept: Kept = {
    address: addressOf(window.location),
    owner: document.documentElement.dataset.owner,
    controls: controls.map(readEntry),
  };
  writeSafely(JSON.stringify(kept));
}

/** Runs before hydration, so that scripts find the values as if typed during loading. */
export function restoreInput(): void {
  const kept = readSafely();
  const { owner } = document.documentElement.dataset;
  if (kept?.address === addressOf(window.location) && (kept.owner ?? owner) === owner)
    writeEntries(kept.controls);
}

/** A visible password has the type text, so its name identifies the field. */
function isSavable({ name, type }: FormControlElement): boolean {
  return name !== '' && !isSecretField(name) && type !== 'password' && type !== 'file';
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

function writeSafely(text: string): void {
  try {
    window.sessionStorage.setItem(KEPT, text);
  } catch {}
}

function readSafely(): Kept | null {
  try {
    const text = window.sessionStorage.getItem(KEPT);
    window.sessionStorage.removeItem(KEPT);
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}
