import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from 'ui/layout/button';
import type { IconDrawing } from 'ui/layout/icon';
import { WithSpokenText } from 'ui/layout/layout';

interface TaskLinkProps extends Pick<ComponentProps<typeof ButtonLink>, 'to' | 'variant' | 'className'> {
  itemName: string;
  icon: IconDrawing;
  children: ReactNode;
}

export function TaskLink({ itemName, icon, children, variant = 'ghost', ...link }: TaskLinkProps) {
  return (
    <ButtonLink {...link} preventScrollReset variant={variant} size="s" icon={icon}>
      <WithSpokenText spokenText={itemName}>{children}</WithSpokenText>
    </ButtonLink>
  );
}
