import { style } from '@vanilla-extract/css';
import { notOnPaper } from 'ui/theme/style-parts';

export const consents = style(notOnPaper);
