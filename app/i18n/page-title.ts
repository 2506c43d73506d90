import type { MetaDescriptor, UIMatch } from '@remix-run/react';

/**
 * A page's title: its own name and the partner's (SHELL-01).
 *
 * @param name the page's name in the interface language, as its loader translated it
 * @param matches the route matches `meta` is given; root's holds the partner's name
 */
export function pageTitle(
  name: string | undefined,
  matches: readonly { id: string; data?: unknown }[],
): MetaDescriptor[] {
  const root = matches.find((match) => match.id === 'root')?.data;
  const partner = partnerNameIn(root);
  return [{ title: [name, partner].filter(Boolean).join(' · ') }];
}

function partnerNameIn(root: UIMatch['data']): string | null {
  if (typeof root !== 'object' || root === null || !('frame' in root)) return null;
  const { frame } = root;
  return typeof frame === 'object' && frame !== null && 'partnerName' in frame
    ? String(frame.partnerName)
    : null;
}
