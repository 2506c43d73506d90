import { createVar, style } from '@vanilla-extract/css';
import { input } from './field.css';

/** Lines shown at first. */
export const lines = createVar();

/** Grows with its text where the browser can (up to 16 lines), can be dragged higher everywhere. */
export const textArea = style([
  input,
  {
    display: 'block',
    fieldSizing: 'content',
    minHeight: `calc(${lines} * 24px + 18px)`,
    maxHeight: 402,
    resize: 'vertical',
  },
]);
