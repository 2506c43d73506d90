import { JSDOM } from 'jsdom';

/** A jsdom window keeps elements of all its documents, but a window per document doubles the time. */
const MAX_DOCUMENTS_PER_WINDOW = 20;

let host = new JSDOM('');
let parsedDocumentCount = 0;

/** happy-dom submits disabled fields and keeps the first line break of a textarea, so jsdom parses. */
export function parseHtml(html: string, url = 'about:blank'): Document {
  if (parsedDocumentCount > 0 && parsedDocumentCount % MAX_DOCUMENTS_PER_WINDOW === 0) host = new JSDOM('');
  parsedDocumentCount += 1;
  const { window } = host;
  host.reconfigure({ url });
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  // The accessible-name algorithm reads the document's window.
  return Object.defineProperty(document, 'defaultView', { value: window });
}

export function requireWindow({ ownerDocument }: Element): Window & typeof globalThis {
  const { defaultView } = ownerDocument;
  if (defaultView === null) throw new Error('The document has no window');
  return defaultView;
}

export function submittedFieldsOf(form: HTMLFormElement): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new (requireWindow(form).FormData)(form))
    if (typeof value === 'string') fields.set(name, value.replace(/\r\n|\r|\n/g, '\r\n'));
  return fields;
}
