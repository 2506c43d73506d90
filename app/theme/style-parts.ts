import { rem } from './rem';
import { vars } from './tokens.css';

/** Sizes of text below the body's own 15 px, and the one of prominent names. */
export const typography = {
  tiny: { fontSize: rem(12), lineHeight: rem(16) },
  meta: { fontSize: rem(13), lineHeight: rem(18) },
  /** Facts beside what matters. */
  quiet: { fontSize: rem(13), lineHeight: rem(18), color: vars.color.text3 },
  /** The same in sentences, with more room between their lines. */
  aside: { fontSize: rem(13), lineHeight: rem(19), color: vars.color.text3 },
  small: { fontSize: rem(14), lineHeight: rem(20) },
  /** Small sentences, with more room between their lines. */
  prose: { fontSize: rem(14), lineHeight: rem(21) },
  large: { fontSize: rem(16), lineHeight: rem(24) },
} as const;

/** Figures that stand below each other or change; among words it would space the hyphens, `E - Mail`. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

type Gap = number | string;

/** How the children of an element stand. */
export const arrange = {
  row: (gap: Gap) => ({ display: 'flex', alignItems: 'center', gap }) as const,
  inlineRow: (gap: Gap) => ({ display: 'inline-flex', alignItems: 'center', gap }) as const,
  /** A row whose first lines stand beside each other. */
  topRow: (gap: Gap) => ({ display: 'flex', alignItems: 'flex-start', gap }) as const,
  /** A row that takes more lines where it is narrow. */
  wrappingRow: (gap: Gap) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }) as const,
  /** The same, whatever the heights of what stands in it. */
  flow: (gap: Gap) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const,
  /** What stands at both ends of a line. */
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
  /** Columns of one width, as many as there are children. */
  columns: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  centred: { display: 'grid', placeItems: 'center' },
} as const;

export const square = (side: number) => ({ width: side, height: side });

/** A button that looks like what stands in it. */
export const bareButton = { padding: 0, border: 0, background: 'none', cursor: 'pointer' } as const;

/** Read aloud, not seen. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Left out on paper. */
export const notOnPaper = { '@media': { print: { display: 'none' } } } as const;
