import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/measures';
import { arrange } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

export const row = style({
  ...arrange.grid(16),
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(118px, 1fr) auto',
  alignItems: 'center',
  minHeight: 77,
  marginBlockStart: 16,
  padding: '16px 24px',
  borderTop: `1px solid ${vars.color.hairline}`,
  selectors: { '& + &': { marginBlockStart: 0 } },
  '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: 16 } },
});

export const tag = style({ '@media': { [breakpoints.narrow]: { gridRow: 2 } } });
