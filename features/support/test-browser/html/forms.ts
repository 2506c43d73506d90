import { requireWindow } from '../../../../scripts/html-document';
import type { UploadedFile } from '../test-browser';

export type Submitter = HTMLButtonElement | HTMLInputElement;

export type SelectedFiles = ReadonlyMap<Element, readonly UploadedFile[]>;

export interface Submission {
  url: URL;
  body: URLSearchParams | FormData | null;
}

export const isSubmitter = (element: Element): element is Submitter =>
  element.matches('button:not([type]), button[type=submit], input[type=submit]');

export function defaultButton(form: HTMLFormElement): Submitter | undefined {
  return [...form.elements].find(isSubmitter);
}

/** Returns null if constraint validation fails. */
export function submissionOf(
  pageUrl: string,
  form: HTMLFormElement,
  button: Submitter | undefined,
  files: SelectedFiles,
): Submission | null {
  const skipsValidation = form.noValidate || button?.formNoValidate;
  if (!skipsValidation && !fieldsOf(form).every((field) => isAcceptable(field, files))) return null;
  const entries = entriesOf(form, button, files);
  const setting = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  const url = new URL(setting('action') || pageUrl, form.baseURI);
  if (setting('method').toLowerCase() !== 'post') {
    url.search = searchParamsOf(entries).toString();
    return { url, body: null };
  }
  const isMultipart = setting('enctype').toLowerCase() === 'multipart/form-data';
  return { url, body: isMultipart ? formDataOf(entries) : searchParamsOf(entries) };
}

type FormEntry = [name: string, value: string | UploadedFile];

function entriesOf(
  form: HTMLFormElement,
  button: Submitter | undefined,
  selectedFiles: SelectedFiles,
): FormEntry[] {
  const data = new (requireWindow(form).FormData)(form, button);
  const inputs = fieldsOf(form).filter((field) => field.matches('[type=file]:not(:disabled)'));
  return [...data].flatMap(([name, value]): FormEntry[] => {
    if (typeof value === 'string') return [[name, value.replace(/\r\n|\r|\n/g, '\r\n')]];
    const input = inputs.splice(
      inputs.findIndex((field) => field.getAttribute('name') === name),
      1,
    )[0];
    const files = (input && selectedFiles.get(input)) ?? [];
    // Browsers submit an empty file for an input without a file.
    return files.length === 0
      ? [[name, { name: '', mimeType: '', buffer: Buffer.alloc(0) }]]
      : files.map((file) => [name, file]);
  });
}

function searchParamsOf(entries: readonly FormEntry[]): URLSearchParams {
  return new URLSearchParams(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

function formDataOf(entries: readonly FormEntry[]): FormData {
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

type ValidatedElement = Element & { checkValidity(): boolean };

const fieldsOf = (form: HTMLFormElement): ValidatedElement[] =>
  [...form.elements].filter((element): element is ValidatedElement => 'checkValidity' in element);

/** The document does not know the chosen files. */
const isAcceptable = (field: ValidatedElement, files: SelectedFiles): boolean =>
  (files.get(field)?.length ?? 0) > 0 || field.checkValidity();
