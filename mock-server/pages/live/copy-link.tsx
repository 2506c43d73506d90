import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { opensElsewhere } from './live-link';
import { usePage } from './page-context';

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> & {
  href: string;
  /** Announced after copying. */
  copied: string;
};

/** Copies its address. A plain link if the clipboard cannot be used. */
export function CopyLink({ copied, ...link }: Props) {
  const { announce } = usePage();
  async function copy(event: MouseEvent<HTMLAnchorElement>) {
    if (!navigator.clipboard || opensElsewhere(event)) return;
    event.preventDefault();
    const address = event.currentTarget.href;
    await navigator.clipboard.writeText(address).then(
      () => announce(copied),
      () => location.assign(address),
    );
  }
  const enhanced = { ...link, onClick: copy };
  return <a {...enhanced} />;
}
