import type { FormControlElement } from 'ui/fields/form/control';
import {
  controlsOf,
  type FormEntry,
  readEntry,
  savedStateOf,
  stateOf,
  writeEntries,
} from 'ui/fields/form/control-entries';
import { isSecretField, LATEST_OWNER_KEY } from '~/domain/form-values';

const STORAGE_KEY = 'portal-typed';

interface SavedInput {
  address: string;
  owner?: string | undefined;
  onlyForReload: boolean;
  controls: FormEntry[];
}

/** D-287. Never saves passwords, files, consents, or values that the portal has. */
export function saveInput({ onlyForReload = false } = {}): void {
  const controls = isLeftByUser()
    ? controlsOf().filter((control) => isSavable(control) && stateOf(control) !== savedStateOf(control))
    : [];
  const savedInput: SavedInput = {
    address: addressOf(window.location),
    owner: document.documentElement.dataset.owner,
    onlyForReload,
    controls: controls.map((control) => ({ ...readEntry(control), given: savedStateOf(control) })),
  };
  writeSafely(controls.length > 0 ? JSON.stringify(savedInput) : null);
}

/** Runs before hydration, so that scripts find the values as if typed during loading. */
export function restoreInput(): void {
  const savedInput = readSafely();
  const { owner } = document.documentElement.dataset;
  if (savedInput?.address !== addressOf(window.location) || (savedInput.owner ?? owner) !== owner) return;
  if (!savedInput.onlyForReload || isSamePage()) writeEntries(savedInput.controls);
}

/** D-274. False after a logout, or a login of another user, in another tab. */
function isLeftByUser(): boolean {
  const { owner } = document.documentElement.dataset;
  try {
    return !owner || (window.localStorage.getItem(LATEST_OWNER_KEY) ?? owner) === owner;
  } catch {
    return true;
  }
}

function isSamePage(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type !== 'navigate';
}

/** A visible password has the type text, so its name identifies the field. */
function isSavable({ name, type, dataset }: FormControlElement): boolean {
  if (name === '' || isSecretField(name) || dataset.consent !== undefined) return false;
  return type !== 'password' && type !== 'file' && type !== 'hidden';
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

function writeSafely(text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(STORAGE_KEY);
    else window.sessionStorage.setItem(STORAGE_KEY, text);
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
