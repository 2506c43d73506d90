import ChevronDown from 'virtual:icon/chevron-down';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Icon } from 'ui/layout/icon';
import { foldChevron, foldSummary } from 'ui/layout/layout.css';
import { addUnfolded } from './rules/tabs';

interface UnfoldLinkProps {
  list: string;
  isUnfolded: boolean;
  children: ReactNode;
}

export function UnfoldLink({ list, isUnfolded, children }: UnfoldLinkProps) {
  return (
    <Link
      to={addUnfolded('', isUnfolded ? null : list) || '.'}
      className={foldSummary}
      aria-expanded={isUnfolded}
      preventScrollReset
      replace
    >
      {children}
      <Icon of={ChevronDown} size={16} className={foldChevron} />
    </Link>
  );
}
