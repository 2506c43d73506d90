import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, rem } from 'ui/theme/measures';
import { arrange, hiddenInPrint, square, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 44%)',
  minHeight: '100vh',
  background: vars.color.surface,
  '@media': { [breakpoints.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = style({
  display: 'grid',
  gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
  minWidth: 0,
  padding: `${vars.space.s4} ${vars.space.s8}`,
  '@media': { [breakpoints.small]: { padding: `6px ${vars.size.gutter} 72px` } },
});

export const top = style({
  position: 'relative',
  ...arrange.row(vars.space.s4),
  justifyContent: 'space-between',
  minHeight: 44,
});

export const tools = style(arrange.row(vars.space.s2));

export const help = style({
  '@media': { [breakpoints.desktop]: { display: 'none' } },
});

export const main = style({
  alignSelf: 'center',
  justifySelf: 'center',
  width: `min(${rem(400)}, 100%)`,
  paddingBlock: vars.space.s9,
  '@media': { [breakpoints.small]: { alignSelf: 'start', paddingBlock: vars.space.s7 } },
});

export const foot = style({ ...arrange.ends('0 20px'), ...hiddenInPrint });
export const links = style(arrange.flow('0 20px'));

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
  ...square(860),
  opacity: 0.15,
});

export const claim = style({
  maxWidth: '14ch',
  marginBlockEnd: 14,
  fontSize: rem(34),
  lineHeight: rem(40),
  fontWeight: 600,
  letterSpacing: '-.02em',
  textWrap: 'balance',
});

export const contacts = style({ ...arrange.grid(vars.space.s2), marginBlockStart: 14, ...typography.small });
export const contact = style({ ...arrange.row(10), overflowWrap: 'anywhere' });
