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

let waitingInputs: SavedInput[] = [];
let ownerAtArrival: string | undefined;

/** D-287. Never saves passwords, files, consents, or values that the portal has. */
export function saveInput({ onlyForReload = false } = {}): void {
  const address = addressOf(window.location);
  const { owner } = document.documentElement.dataset;
  const controls = isLeftByUser()
    ? controlsOf().filter((control) => isSavable(control) && stateOf(control) !== savedStateOf(control))
    : [];
  const inputs = waitingInputs.filter(
    (input) => owner === ownerAtArrival && (!owner || input.address === address),
  );
  if (controls.length > 0) {
    const entries = controls.map((control) => ({ ...readEntry(control), given: savedStateOf(control) }));
    inputs.push({ address, owner, onlyForReload, controls: entries });
  }
  writeSafely(inputs.length > 0 ? JSON.stringify(inputs) : null);
}

/** Runs before hydration, so that scripts find the values as if typed during loading. */
export function restoreInput(): void {
  ownerAtArrival = document.documentElement.dataset.owner;
  waitingInputs = showInputs(readSafely());
  for (const input of waitingInputs) input.waits = true;
  if (waitingInputs.length === 0) return;
  // A login loads no document. React sets the owner together with the page.
  new MutationObserver(restoreAfterLogin).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-owner'],
  });
}

function restoreAfterLogin(): void {
  const { owner } = document.documentElement.dataset;
  if (ownerAtArrival || !owner) return;
  ownerAtArrival = owner;
  waitingInputs = showInputs(waitingInputs);
  for (const control of controlsOf()) {
    if (stateOf(control) !== savedStateOf(control))
      control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Fills the forms on the page. @returns the inputs that wait for a login or for their form (D-292) */
function showInputs(inputs: readonly SavedInput[]): SavedInput[] {
  return inputs.filter(({ address, owner, onlyForReload, waits, controls }) => {
    const isReturn = waits || isSamePage();
    if (owner && !ownerAtArrival) return isReturn;
    const isOfPage = address === addressOf(window.location) && (owner ?? ownerAtArrival) === ownerAtArrival;
    return isOfPage && (isReturn || !onlyForReload) && !writeEntries(controls);
  });
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
