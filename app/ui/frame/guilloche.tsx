import { useMemo } from 'react';
import { guillochePath } from './guilloche-path';

export type GuillocheProps = {
  /** The offer's id: varies the rosette. */
  seed?: string;
  /** Place, size and opacity; the lines take the current text colour. */
  className?: string;
};

let usual: string | null = null;

/** The rosette of every page that shows no offer, made once. */
function unseeded(): string {
  usual ??= guillochePath();
  return usual;
}

/** The rosette of printed securities, decorative. */
export function Guilloche({ seed, className }: GuillocheProps) {
  const lines = useMemo(() => (seed ? guillochePath(seed) : unseeded()), [seed]);
  return (
    <svg viewBox="0 0 400 400" className={className} aria-hidden="true">
      <path d={lines} fill="none" stroke="currentColor" strokeWidth="0.8" />
    </svg>
  );
}
