import { style } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

const { color, radius } = vars;

export const summary = style({
  padding: '18px 20px',
  border: `1px solid ${color.bad.solid}`,
  borderRadius: radius.card,
  background: color.bad.bg,
  scrollMarginBlock: 16,
  selectors: { '&:focus': { outline: `2px solid ${color.bad.solid}`, outlineOffset: 2 } },
});

export const inner = style({ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: '4px 12px' });

export const icon = style({ marginTop: 2, color: color.bad.solid });

export const title = style({ fontSize: 16, lineHeight: '24px', fontWeight: 600, letterSpacing: '-.006em' });

export const list = style({ gridColumn: 2, display: 'grid', gap: 2, fontSize: 14, lineHeight: '20px' });

export const entry = style({ overflowWrap: 'anywhere', color: color.bad.fg, fontWeight: 500 });

/** At least 24 px high, also when the text takes one line. */
export const link = style({
  display: 'inline-block',
  paddingBlock: 3,
  color: 'inherit',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const text = style({ display: 'inline-block', paddingBlock: 3 });
