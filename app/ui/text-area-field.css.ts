import { style } from '@vanilla-extract/css';
import { input } from './field.css';

export const textArea = style([input, { display: 'block', minHeight: 72, resize: 'vertical' }]);
