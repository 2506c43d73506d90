import Download from 'virtual:icon/download';
import type { ReactNode } from 'react';
import { ButtonLink } from 'ui/layout/button';

interface FileLinkProps {
  to: string;
  small?: boolean;
  primary?: boolean;
  children: ReactNode;
}

/** DOC-06. Opens a new tab, so that typed values stay. */
export function FileLink({ to, small = false, primary = false, children }: FileLinkProps) {
  return (
    <ButtonLink
      to={to}
      reloadDocument
      target="_blank"
      rel="noopener"
      icon={Download}
      {...(small && ({ variant: 'ghost', size: 's' } as const))}
      {...(primary && ({ variant: 'primary' } as const))}
    >
      {children}
    </ButtonLink>
  );
}
