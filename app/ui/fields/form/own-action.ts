import { useLocation } from '@remix-run/react';

/**
 * The `action` of a form that belongs to the present address. The framework decodes the default one, so that an id
 * with `?`, `#` or `%` in the path would lead elsewhere. Undefined where the default is right.
 */
export function useOwnAction(): string | undefined {
  const { pathname, search } = useLocation();
  return pathname.includes('%') ? `${pathname}${search}` : undefined;
}
