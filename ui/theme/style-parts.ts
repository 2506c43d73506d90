import { toRem } from './measures';
import { vars } from './tokens.css';

export const typography = {
  tiny: { fontSize: toRem(12), lineHeight: toRem(16) },
  meta: { fontSize: toRem(13), lineHeight: toRem(18) },
  quiet: { fontSize: toRem(13), lineHeight: toRem(18), color: vars.color.text3 },
  aside: { fontSize: toRem(13), lineHeight: toRem(19), color: vars.color.text3 },
  small: { fontSize: toRem(14), lineHeight: toRem(20) },
  prose: { fontSize: toRem(14), lineHeight: toRem(21) },
  large: { fontSize: toRem(16), lineHeight: toRem(24) },
} as const;

/** Aligns figures in columns. In prose, the style would widen hyphens. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

type Gap = number | string;

export const layoutStyles = {
  row: (gap: Gap) => ({ display: 'flex', alignItems: 'center', gap }) as const,
  inlineRow: (gap: Gap) => ({ display: 'inline-flex', alignItems: 'center', gap }) as const,
  topRow: (gap: Gap) => ({ display: 'flex', alignItems: 'flex-start', gap }) as const,
  wrappingRow: (gap: Gap) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }) as const,
  flow: (gap: Gap) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const,
  ends: (gap: Gap) =>
    ({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap,
    }) as const,
  grid: (gap: Gap) => ({ display: 'grid', gap }) as const,
  column: { display: 'flex', flexDirection: 'column' },
  columns: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  centred: { display: 'grid', placeItems: 'center' },
} as const;

export const createSquare = (side: number) => ({ width: side, height: side });

export const bareButton = { padding: 0, border: 0, background: 'none', cursor: 'pointer' } as const;

export const visuallyHiddenStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const hiddenInPrint = { '@media': { print: { display: 'none' } } } as const;
