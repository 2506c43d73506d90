import { style } from '@vanilla-extract/css';
import { notOnPaper } from '~/theme/style-parts';

export const consents = style(notOnPaper);
