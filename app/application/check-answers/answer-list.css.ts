import { style } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { layoutStyles } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;

export const head = style({ ...layoutStyles.ends('4px 16px'), marginBottom: vars.space.s2 });

export const list = style({ borderTop: `1px solid ${color.hairline}` });

export const row = style({
  ...layoutStyles.grid(`2px ${vars.space.s4}`),
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  paddingBlock: 11,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { [breakpoints.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const label = style({
  color: color.text2,
  '@media': { [breakpoints.small]: { fontSize: toRem(14), gridColumn: 1 } },
});

export const value = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@media': { [breakpoints.small]: { gridColumn: 1 } },
});

export const missing = style([value, { color: color.text3 }]);

export const error = style({ display: 'block', marginTop: 2, color: color.bad.fg });

export const change = style({
  '@media': { [breakpoints.small]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' } },
});
