import { style } from '@vanilla-extract/css';

/** The simulator's ink and amber, whatever the partner: nobody takes the bar for a part of the product. */
const INK = '#161c20';
const AMBER = '#f2b632';
const PALE = '#b9c2c7';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '6px 20px',
  borderTop: `3px solid ${AMBER}`,
  background: INK,
  color: '#f3f5f6',
  fontSize: 13,
  lineHeight: '20px',
  '@media': { print: { display: 'none' } },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  margin: 0,
});
export const fault = style({ color: AMBER, overflowWrap: 'anywhere' });
export const quiet = style({ color: PALE });
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const controls = style({ selectors: { '&[open]': { flexBasis: '100%' } } });
export const summary = style({
  width: 'max-content',
  padding: '4px 0',
  color: AMBER,
  fontWeight: 560,
  cursor: 'pointer',
  ':focus-visible': { outlineColor: AMBER },
});
export const panel = style({ display: 'grid', gap: 8, padding: '6px 0 8px' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  margin: 0,
});
const control = {
  minHeight: 32,
  padding: '4px 10px',
  border: '1px solid #56626a',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'none',
  ':focus-visible': { outlineColor: AMBER },
} as const;
export const button = style({ ...control, cursor: 'pointer' });
export const link = style({
  ...control,
  selectors: { '&[aria-current]': { borderColor: AMBER, fontWeight: 600 } },
});
