import { isSecretField } from '~/forms/secret-fields';
import { isChanged } from '~/ui/fields/changed-control';

const KEPT = 'portal-typed';

interface Kept {
  address: string;
  controls: { form: string; name: string; value: string; checked?: boolean }[];
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Keeps what was typed into the page's forms while the page is loaded anew by itself; never a password or a file. */
export function saveTyping(): void {
  const controls = controlsOf(document).filter((control) => isChanged(control) && isTellable(control));
  if (controls.length === 0) return;
  const kept: Kept = {
    address: addressOf(window.location),
    controls: controls.map((control) => ({
      form: control.form?.id ?? '',
      name: control.name,
      value: control.value,
      ...(isTicked(control) && { checked: control.checked }),
    })),
  };
  writeSafely(JSON.stringify(kept));
}

/** Puts what was kept back into the same page's forms, once, before scripts take the page over and find it as typed while loading. */
export function restoreTyping(): void {
  const kept = readSafely();
  if (kept?.address !== addressOf(window.location)) return;
  const here = controlsOf(document);
  for (const { form, name, value, checked } of kept.controls) {
    const control = here.find(
      (one) => one.form?.id === form && one.name === name && (!isTicked(one) || one.value === value),
    );
    if (!control) continue;
    if (isTicked(control)) control.checked = checked ?? false;
    else control.value = value;
  }
}

function controlsOf(page: Document): Control[] {
  return [...page.querySelectorAll<Control>('main form :is(input, select, textarea)')];
}

/** A password that is shown is a text by its type, and a secret by its name. */
function isTellable({ name, type }: Control): boolean {
  return name !== '' && !isSecretField(name) && type !== 'password' && type !== 'file';
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
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
