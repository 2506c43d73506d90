import { JSDOM } from 'jsdom';

/**
 * A window holds elements of every document that was read in it, and becomes slower with each. To make one for each document would take as long as
 * reading it.
 */
const DOCUMENTS_OF_A_WINDOW = 20;

/** Where documents are read; none of them is shown. */
let host = new JSDOM('');
let documentsRead = 0;

/** The document that a page's HTML makes for somebody without scripts. @param url where it was found, for its links */
export function parsed(html: string, url: string): Document {
  if (documentsRead > 0 && documentsRead % DOCUMENTS_OF_A_WINDOW === 0) host = new JSDOM('');
  documentsRead += 1;
  const { window } = host;
  // A document has the address that the window has when it is read.
  host.reconfigure({ url });
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  // Accessible names are computed by what the window of a document knows of its elements.
  return Object.defineProperty(document, 'defaultView', { value: window });
}

/** What an element's document was made of and is worked with, as `HTMLElement` and `FormData`. */
export function windowOf({ ownerDocument }: Element): Window & typeof globalThis {
  const { defaultView } = ownerDocument;
  if (defaultView === null) throw new Error('The document was not read here');
  return defaultView;
}
