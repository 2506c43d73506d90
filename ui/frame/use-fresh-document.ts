import { useEffect, useRef } from 'react';
import { hasTypedInput } from 'ui/fields/form/control';

/** Reloads after `madeFor` changes, once no typed value would be lost, or when the visitor leaves `pagePath`. */
export function useFreshDocument(madeFor: string, pagePath: string): void {
  const document = useRef({ madeFor, place: pagePath });
  useEffect(() => {
    const isOutdated = madeFor !== document.current.madeFor;
    const hasLeftPage = pagePath !== document.current.place;
    document.current.place = pagePath;
    if (!isOutdated || (hasTypedInput() && !hasLeftPage)) return;
    const { pathname, search } = window.location;
    // `location.reload()` would submit a form again.
    window.location.replace(pathname + search);
  }, [madeFor, pagePath]);
}
