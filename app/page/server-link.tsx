import { type LinkProps, Link as RouterLink } from '@remix-run/react';
import { forwardRef } from 'react';

/** An address that the router renders unchanged: no empty parts, `.` or `..`. */
const WHOLE_PATH = /^\/(?:(?!\.{1,2}(?:[/?#]|$))[^/?#]+(?:\/|(?=[?#]|$)))*(?:\?[^#]+)?(?:#.+)?$/s;

/** For the server's build: avoids the router's hooks, which resolve each address again. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function ServerLink(props, ref) {
  const { to, prefetch, relative, discover, reloadDocument, ...others } = props;
  if (typeof to !== 'string' || !WHOLE_PATH.test(to) || prefetch === 'render')
    return <RouterLink {...props} ref={ref} />;
  const { replace, state, preventScrollReset, viewTransition, ...element } = others;
  const isDiscovered = discover !== 'none' && !reloadDocument;
  return <a {...element} href={to} ref={ref} data-discover={isDiscovered ? 'true' : undefined} />;
});
