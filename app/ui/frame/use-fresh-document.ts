import { useEffect, useRef } from 'react';
import { isAnythingTyped } from '~/ui/fields/changed-control';

/** Loads the document anew when `madeFor` has changed, once nothing typed is lost by it, or the visitor leaves `place`. */
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
