import { createVar, style } from '@vanilla-extract/css';
import { rem } from '~/theme/measures';
import { input } from '../field/field.css';

export const lines = createVar();

export const textArea = style([
  input,
  {
    display: 'block',
    fieldSizing: 'content',
    minHeight: `calc(${lines} * ${rem(24)} + 18px)`,
    maxHeight: `calc(${rem(384)} + 18px)`,
    resize: 'vertical',
  },
]);
