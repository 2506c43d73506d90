import { style } from '@vanilla-extract/css';
import { typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const lockIcon = style({ color: vars.color.text3, flex: 'none', marginInlineEnd: 14 });
export const lockedValue = style({
  flex: 1,
  minWidth: 0,
  padding: '9px 14px',
  ...typography.large,
  overflowWrap: 'anywhere',
});
