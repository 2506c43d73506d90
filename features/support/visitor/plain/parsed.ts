import { JSDOM } from 'jsdom';

/** A window for the documents of all pages, as one for each would cost as much as reading the page. None of them is shown in it. */
const host = new JSDOM('');

/** What documents are made of and worked with, as `HTMLElement` and `FormData`. */
export const { window } = host;

/** The document that a page's HTML makes for somebody without scripts. @param url where it was found, for its links */
export function parsed(html: string, url: string): Document {
  // A document has the address that the window has when it is read.
  host.reconfigure({ url });
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  // Accessible names are computed by what the window of a document knows of its elements.
  return Object.defineProperty(document, 'defaultView', { value: window });
}
