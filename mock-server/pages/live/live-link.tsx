import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { usePage } from './page-context';

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick' | 'target'> & { href: string };

export function LiveLink(props: Props) {
  const { show } = usePage();
  function followLink(event: MouseEvent<HTMLAnchorElement>) {
    if (opensNewTab(event)) return;
    event.preventDefault();
    void show(event.currentTarget.href);
  }
  const linkProps = { ...props, onClick: followLink };
  return <a {...linkProps} />;
}

export function opensNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
