import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { createSquare, hiddenInPrint, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 44%)',
  minHeight: '100vh',
  background: vars.color.surface,
  '@media': { [breakpoints.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const brandPanel = style({
  display: 'grid',
  gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
  minWidth: 0,
  padding: `${vars.space.s4} ${vars.space.s8}`,
  '@media': { [breakpoints.small]: { padding: `6px ${vars.size.gutter} 72px` } },
});

export const topBar = style({
  position: 'relative',
  ...layoutStyles.row(vars.space.s4),
  justifyContent: 'space-between',
  minHeight: 44,
});

export const headerTools = style(layoutStyles.row(vars.space.s2));

export const help = style({
  '@media': { [breakpoints.desktop]: { display: 'none' } },
});

export const main = style({
  alignSelf: 'center',
  justifySelf: 'center',
  width: `min(${toRem(400)}, 100%)`,
  paddingBlock: vars.space.s9,
  '@media': { [breakpoints.small]: { alignSelf: 'start', paddingBlock: vars.space.s7 } },
});

export const footer = style({ ...layoutStyles.ends('0 20px'), ...hiddenInPrint });
export const links = style(layoutStyles.flow('0 20px'));

export const panel = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  padding: 56,
  background: vars.color.brand,
  color: vars.color.onBrand,
  overflow: 'clip',
  '@media': { [breakpoints.medium]: { display: 'none' }, print: { display: 'none' } },
});
globalStyle(`${panel} a`, { color: 'inherit' });
globalStyle(`${panel} a:focus-visible`, { outlineColor: 'currentColor' });

export const rosette = style({
  position: 'absolute',
  zIndex: -1,
  top: -220,
  insetInlineEnd: -260,
  ...createSquare(860),
  opacity: 0.15,
});

export const slogan = style({
  maxWidth: '14ch',
  marginBlockEnd: 14,
  fontSize: toRem(34),
  lineHeight: toRem(40),
  fontWeight: 600,
  letterSpacing: '-.02em',
  textWrap: 'balance',
});

export const contacts = style({
  ...layoutStyles.grid(vars.space.s2),
  marginBlockStart: 14,
  ...typography.small,
});
export const contact = style({ ...layoutStyles.row(10), overflowWrap: 'anywhere' });
globalStyle(`${contact} > a`, { paddingBlock: 2 });
