import { style } from '@vanilla-extract/css';
import { breakpoints } from 'ui/theme/measures';
import { createSquare, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const advisor = style(layoutStyles.row(14));
export const portrait = style({ ...createSquare(48), flex: 'none', borderRadius: '50%' });
export const meetingTypes = style({
  ...layoutStyles.flow('4px 16px'),
  ...typography.meta,
  color: vars.color.text2,
});
export const meetingType = style(layoutStyles.row(6));
export const dayAndTime = style({
  ...layoutStyles.grid(28),
  gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)',
  '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 } },
});
export const slots = style({
  maxHeight: 340,
  overflowY: 'auto',
  padding: 4,
  margin: -4,
  '@media': { [breakpoints.narrow]: { maxHeight: 'none' }, '(scripting: none)': { maxHeight: 'none' } },
});
export const twoColumns = style({
  ...layoutStyles.grid('20px 16px'),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [breakpoints.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
