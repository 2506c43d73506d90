import { style } from '@vanilla-extract/css';
import { notOnPaper } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';
import { input } from '../field/field.css';

export const select = style([
  input,
  {
    appearance: 'none',
    cursor: 'pointer',
    selectors: { '&&': { paddingInlineEnd: 40 } },
  },
]);

export const chevron = style({
  position: 'absolute',
  right: 12,
  color: vars.color.text3,
  pointerEvents: 'none',
  ...notOnPaper,
});
