import { useMemo } from 'react';
import { guillochePath } from './guilloche-path';

export type GuillocheProps = {
  seed?: string;
  className?: string;
};

let usual: string | null = null;

function unseeded(): string {
  usual ??= guillochePath();
  return usual;
}

export function Guilloche({ seed, className }: GuillocheProps) {
  const lines = useMemo(() => (seed ? guillochePath(seed) : unseeded()), [seed]);
  return (
    <svg viewBox="0 0 400 400" className={className} aria-hidden="true">
      <path d={lines} fill="none" stroke="currentColor" strokeWidth="0.8" />
    </svg>
  );
}
