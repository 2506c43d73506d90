import { style } from '@vanilla-extract/css';
import { layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color, radius } = vars;

export const summary = style({
  padding: '18px 20px',
  border: `1px solid ${color.bad.solid}`,
  borderRadius: radius.card,
  background: color.bad.bg,
  scrollMarginBlock: 16,
  selectors: { '&:focus': { outline: `2px solid ${color.bad.solid}`, outlineOffset: 2 } },
});

export const inner = style({ ...layoutStyles.grid('4px 12px'), gridTemplateColumns: '20px minmax(0, 1fr)' });

export const icon = style({ marginTop: 2, color: color.bad.solid });

export const title = style({ ...typography.large, fontWeight: 600, letterSpacing: '-.006em' });

export const list = style({ gridColumn: 2, ...layoutStyles.grid(2), ...typography.small });

export const entry = style({ overflowWrap: 'anywhere', color: color.bad.fg, fontWeight: 500 });

export const link = style({
  display: 'inline-block',
  paddingBlock: 3,
  color: 'inherit',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const text = style({ display: 'inline-block', paddingBlock: 3 });
