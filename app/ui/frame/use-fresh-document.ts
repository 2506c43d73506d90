import { useEffect, useRef } from 'react';
import { isAnythingTyped } from '~/ui/fields/typed-text';

/**
 * Loads the document anew when what it was made for has changed, for what begins and ends with a document. While something typed would be
 * lost by it, it waits until the visitor goes to another page.
 *
 * @param madeFor what the document must be made for
 * @param place the page's path
 */
export function useFreshDocument(madeFor: string, place: string): void {
  const document = useRef({ madeFor, place });
  useEffect(() => {
    const changed = madeFor !== document.current.madeFor;
    const moved = place !== document.current.place;
    document.current.place = place;
    if (!changed || (isAnythingTyped() && !moved)) return;
    const { pathname, search } = window.location;
    // Not `reload`: a page that answered a form would be sent again.
    window.location.replace(pathname + search);
  }, [madeFor, place]);
}
