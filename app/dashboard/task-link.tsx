import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from 'ui/layout/button';
import type { Drawing } from 'ui/layout/icon';
import { WithSpoken } from 'ui/layout/layout';

interface TaskLinkProps extends Pick<ComponentProps<typeof ButtonLink>, 'to' | 'variant' | 'className'> {
  of: string;
  icon: Drawing;
  children: ReactNode;
}

export function TaskLink({ of, icon, children, variant = 'ghost', ...link }: TaskLinkProps) {
  return (
    <ButtonLink {...link} preventScrollReset variant={variant} size="s" icon={icon}>
      <WithSpoken more={of}>{children}</WithSpoken>
    </ButtonLink>
  );
}
