import { useEffect, useRef } from 'react';
import { hasTypedInput } from 'ui/fields/form/control';

/** Reloads after `madeFor` changes, once no typed value would be lost, or when the visitor leaves `place`. */
export function useFreshDocument(madeFor: string, place: string): void {
  const document = useRef({ madeFor, place });
  useEffect(() => {
    const changed = madeFor !== document.current.madeFor;
    const moved = place !== document.current.place;
    document.current.place = place;
    if (!changed || (hasTypedInput() && !moved)) return;
    const { pathname, search } = window.location;
    // `location.reload()` would submit a form again.
    window.location.replace(pathname + search);
  }, [madeFor, place]);
}
