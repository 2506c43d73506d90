import Download from 'virtual:icon/download';
import type { ReactNode } from 'react';
import { ButtonLink } from '~/ui/layout/button';

interface FileLinkProps {
  /** See `filePath`. */
  to: string;
  /** Beside weightier buttons. */
  small?: boolean;
  children: ReactNode;
}

/** Fetches a file in a new tab, so that the page with what is typed stays (DOC-06). */
export function FileLink({ to, small = false, children }: FileLinkProps) {
  return (
    <ButtonLink
      to={to}
      reloadDocument
      target="_blank"
      rel="noopener"
      icon={Download}
      {...(small && ({ variant: 'ghost', size: 's' } as const))}
    >
      {children}
    </ButtonLink>
  );
}
