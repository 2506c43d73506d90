import type { ReactNode } from 'react';
import { scrollable } from './scrollable';
import { scroll } from './table.css';

type AreaLabel = { 'aria-label': string } | { 'aria-labelledby': string };

export function ScrollArea({ children, ...name }: AreaLabel & { children: ReactNode }) {
  const group = { ...scrollable, ...name, role: 'group' };
  return (
    <div className={scroll} {...group}>
      {children}
    </div>
  );
}
