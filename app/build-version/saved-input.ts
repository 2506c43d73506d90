import { isControlChanged } from 'ui/fields/form/control';
import {
  controlsOf,
  type FormControlElement,
  type FormEntry,
  readEntry,
  writeEntries,
} from 'ui/fields/form/control-entries';
import { isSecretField } from '~/domain/form-values';

const STORAGE_KEY = 'portal-typed';

interface SavedInput {
  address: string;
  owner?: string | undefined;
  controls: FormEntry[];
}

/** Never saves passwords or files. */
export function saveInput(): void {
  const controls = controlsOf().filter((control) => isControlChanged(control) && isSavable(control));
  if (controls.length === 0) return;
  const savedInput: SavedInput = {
    address: addressOf(window.location),
    owner: document.documentElement.dataset.owner,
    controls: controls.map(readEntry),
  };
  writeSafely(JSON.stringify(savedInput));
}

/** Runs before hydration, so that scripts find the values as if typed during loading. */
export function restoreInput(): void {
  const savedInput = readSafely();
  const { owner } = document.documentElement.dataset;
  if (savedInput?.address === addressOf(window.location) && (savedInput.owner ?? owner) === owner)
    writeEntries(savedInput.controls);
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
    window.sessionStorage.setItem(STORAGE_KEY, text);
  } catch {}
}

function readSafely(): SavedInput | null {
  try {
    const text = window.sessionStorage.getItem(STORAGE_KEY);
    window.sessionStorage.removeItem(STORAGE_KEY);
    return text === null ? null : (JSON.parse(text) as SavedInput);
  } catch {
    return null;
  }
}
