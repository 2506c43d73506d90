import { type LinkProps, Link as RouterLink } from '@remix-run/react';
import { forwardRef } from 'react';

/** Matches an address that the router renders unchanged: no empty parts, `.` or `..`. */
const WHOLE_PATH = /^\/(?:(?!\.{1,2}(?:[/?#]|$))[^/?#]+(?:\/|(?=[?#]|$)))*(?:\?[^#]+)?(?:#.+)?$/s;

/** The server's build uses this link: the router's hooks would resolve each address again. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function ServerLink(props, ref) {
  const { to, prefetch, relative, discover, reloadDocument, ...otherProps } = props;
  if (typeof to !== 'string' || !WHOLE_PATH.test(to) || prefetch === 'render')
    return <RouterLink {...props} ref={ref} />;
  const { replace, state, preventScrollReset, viewTransition, ...element } = otherProps;
  const isDiscovered = discover !== 'none' && !reloadDocument;
  return <a {...element} href={to} ref={ref} data-discover={isDiscovered ? 'true' : undefined} />;
});
