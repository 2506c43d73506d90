import { useEffect, useRef } from 'react';
import { hasTypedInput } from 'ui/fields/form/control';

/** Reloads after `documentKey` changes, once no typed value would be lost, or when the visitor leaves `pagePath`. */
export function useFreshDocument(documentKey: string, pagePath: string): void {
  const shownDocument = useRef({ documentKey, pagePath });
  useEffect(() => {
    const isOutdated = documentKey !== shownDocument.current.documentKey;
    const hasLeftPage = pagePath !== shownDocument.current.pagePath;
    shownDocument.current.pagePath = pagePath;
    if (!isOutdated || (hasTypedInput() && !hasLeftPage)) return;
    const { pathname, search } = window.location;
    // `location.reload()` would submit a form again.
    window.location.replace(pathname + search);
  }, [documentKey, pagePath]);
}
