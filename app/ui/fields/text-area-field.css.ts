import { createVar, style } from '@vanilla-extract/css';
import { rem } from '~/theme/rem';
import { input } from './field.css';

/** Lines shown at first. */
export const lines = createVar();

/** Grows with its text where the browser can (up to 16 lines), can be dragged higher everywhere. */
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
