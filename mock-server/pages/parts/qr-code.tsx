import * as css from './qr-code.css';

export interface QrModules {
  readonly size: number;
  /** SVG path with one unit per module. */
  readonly path: string;
}

/** Modules of quiet zone per side. */
const QUIET_ZONE_MODULES = 2;

export function QrCode({ code: { size, path }, name }: { code: QrModules; name: string }) {
  const side = size + 2 * QUIET_ZONE_MODULES;
  return (
    <svg
      className={css.code}
      viewBox={`${-QUIET_ZONE_MODULES} ${-QUIET_ZONE_MODULES} ${side} ${side}`}
      role="img"
      aria-label={name}
    >
      <path d={path} />
    </svg>
  );
}
