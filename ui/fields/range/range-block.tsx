import type { ReactNode } from 'react';
import { block } from './range-field.css';

/** Frames sliders that belong together. */
export function RangeBlock({ children }: { children: ReactNode }) {
  return <div className={block}>{children}</div>;
}
