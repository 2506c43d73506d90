import * as css from './qr-code.css';

/** Without the quiet zone around the code. */
export interface QrModules {
  readonly size: number;
  /** Path of an SVG with one unit per module. */
  readonly path: string;
}

/** Modules of the quiet zone at each side. */
const QUIET = 2;

/** @param props.name for screen readers */
export function QrCode({ code: { size, path }, name }: { code: QrModules; name: string }) {
  const side = size + 2 * QUIET;
  return (
    <svg className={css.code} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={name}>
      <path d={path} />
    </svg>
  );
}
