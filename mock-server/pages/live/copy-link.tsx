import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { opensNewTab } from './live-link';
import { usePage } from './page-context';

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> & {
  href: string;
  copied: string;
};

/** Works as a plain link if the clipboard is unavailable. */
export function CopyLink({ copied, ...link }: Props) {
  const { announce } = usePage();
  async function copy(event: MouseEvent<HTMLAnchorElement>) {
    if (!navigator.clipboard || opensNewTab(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const isCopied = await navigator.clipboard.writeText(href).then(
      () => true,
      () => false,
    );
    if (isCopied) announce(copied);
    else location.assign(href);
  }
  const enhanced = { ...link, onClick: copy };
  return <a {...enhanced} />;
}
