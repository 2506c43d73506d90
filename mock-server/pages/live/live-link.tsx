import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { usePage } from './page-context';

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> & { href: string };

/** Shows another state of the page without leaving it. */
export function LiveLink({ href, ...link }: Props) {
  const { show } = usePage();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void show(event.currentTarget.href);
  }
  return <a {...link} href={href} onClick={follow} />;
}
