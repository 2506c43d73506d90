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
  /** True after a login page or an error page in place of the form. */
  waits?: boolean;
  controls: FormEntry[];
}

let waiting: SavedInput[] = [];
let arrivedAs: string | undefined;

/** D-287. Never saves passwords, files, consents, or values that the portal has. */
export function saveInput({ onlyForReload = false } = {}): void {
  const address = addressOf(window.location);
  const { owner } = document.documentElement.dataset;
  const controls = isLeftByUser()
    ? controlsOf().filter((control) => isSavable(control) && stateOf(control) !== savedStateOf(control))
    : [];
  const inputs = waiting.filter((input) => owner === arrivedAs && (!owner || input.address === address));
  if (controls.length > 0) {
    const entries = controls.map((control) => ({ ...readEntry(control), given: savedStateOf(control) }));
    inputs.push({ address, owner, onlyForReload, controls: entries });
  }
  writeSafely(inputs.length > 0 ? JSON.stringify(inputs) : null);
}

/** Runs before hydration, so that scripts find the values as if typed during loading. */
export function restoreInput(): void {
  arrivedAs = document.documentElement.dataset.owner;
  waiting = readSafely().filter(mustWait);
  for (const input of waiting) input.waits = true;
  if (waiting.length === 0) return;
  // A login loads no document. React sets the owner together with the page.
  new MutationObserver(restoreAfterLogin).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-owner'],
  });
}

function restoreAfterLogin(): void {
  const { owner } = document.documentElement.dataset;
  if (arrivedAs || !owner) return;
  arrivedAs = owner;
  waiting = waiting.filter(mustWait);
  for (const control of controlsOf()) {
    if (stateOf(control) !== savedStateOf(control))
      control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Restores the input if the page shows its form. False also for input that must not return. */
function mustWait({ address, owner, onlyForReload, waits, controls }: SavedInput): boolean {
  // D-292. The session has ended, or the page cannot tell its user.
  if (owner && !arrivedAs) return waits || isSamePage();
  if (address !== addressOf(window.location) || (owner ?? arrivedAs) !== arrivedAs) return false;
  return (waits || !onlyForReload || isSamePage()) && !writeEntries(controls);
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

function readSafely(): SavedInput[] {
  try {
    const text = window.sessionStorage.getItem(STORAGE_KEY);
    window.sessionStorage.removeItem(STORAGE_KEY);
    return text === null ? [] : [JSON.parse(text) as SavedInput | SavedInput[]].flat();
  } catch {
    return [];
  }
}
