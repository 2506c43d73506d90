import type { GivenFile } from '../visitor';
import { windowOf } from './parsed';

export type Submitter = HTMLButtonElement | HTMLInputElement;

/** Files that were given to inputs of a page. */
export type GivenFiles = ReadonlyMap<Element, readonly GivenFile[]>;

/** What a browser asks for when a form is sent. */
export interface Submission {
  url: URL;
  /** Null for a form that is sent as an address. */
  body: URLSearchParams | FormData | null;
}

/** A button that sends a form. */
export const isSubmitter = (element: Element): element is Submitter =>
  element.matches('button:not([type]), button[type=submit], input[type=submit]');

/** The button that Enter in a field presses: the form's first. */
export function defaultButton(form: HTMLFormElement): Submitter | undefined {
  return [...form.elements].find(isSubmitter);
}

/**
 * What a browser sends for a form.
 * @param here address of the page
 * @returns null when the browser keeps the form back, because a field's own rules (`required`, `pattern`, …) are broken
 */
export function submissionOf(
  here: string,
  form: HTMLFormElement,
  button: Submitter | undefined,
  given: GivenFiles,
): Submission | null {
  const unchecked = form.noValidate || button?.formNoValidate;
  if (!unchecked && !fieldsOf(form).every((field) => isAcceptable(field, given))) return null;
  const entries = entriesOf(form, button, given);
  const setting = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  const url = new URL(setting('action') || here, form.baseURI);
  if (setting('method').toLowerCase() !== 'post') {
    url.search = asSearch(entries).toString();
    return { url, body: null };
  }
  const isMultipart = setting('enctype').toLowerCase() === 'multipart/form-data';
  return { url, body: isMultipart ? asParts(entries) : asSearch(entries) };
}

type Entry = [name: string, value: string | GivenFile];

/** The entries of a form in the order of its controls, the files that were given among them. */
function entriesOf(form: HTMLFormElement, button: Submitter | undefined, given: GivenFiles): Entry[] {
  const data = new (windowOf(form).FormData)(form, button);
  const inputs = fieldsOf(form).filter((field) => field.matches('[type=file]:not(:disabled)'));
  return [...data].flatMap(([name, value]): Entry[] => {
    if (typeof value === 'string') return [[name, value.replace(/\r\n|\r|\n/g, '\r\n')]];
    const input = inputs.splice(
      inputs.findIndex((field) => field.getAttribute('name') === name),
      1,
    )[0];
    const files = (input && given.get(input)) ?? [];
    // An input without a file sends one without name and content.
    return files.length === 0
      ? [[name, { name: '', mimeType: '', buffer: Buffer.alloc(0) }]]
      : files.map((file) => [name, file]);
  });
}

function asSearch(entries: readonly Entry[]): URLSearchParams {
  return new URLSearchParams(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

function asParts(entries: readonly Entry[]): FormData {
  const parts = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') parts.append(name, value);
    else
      parts.append(
        name,
        new File([new Uint8Array(value.buffer)], value.name, {
          type: value.mimeType || 'application/octet-stream',
        }),
      );
  }
  return parts;
}

type Checked = Element & { checkValidity(): boolean };

const fieldsOf = (form: HTMLFormElement): Checked[] =>
  [...form.elements].filter((element): element is Checked => 'checkValidity' in element);

/** A file that was given is known here alone, not to the document. */
const isAcceptable = (field: Checked, given: GivenFiles): boolean =>
  (given.get(field)?.length ?? 0) > 0 || field.checkValidity();
