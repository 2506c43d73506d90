import { style } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';
import { input } from './field.css';

export const select = style([input, { appearance: 'none', paddingInlineEnd: 40, cursor: 'pointer' }]);

export const chevron = style({
  position: 'absolute',
  right: 12,
  color: vars.color.text3,
  pointerEvents: 'none',
});
