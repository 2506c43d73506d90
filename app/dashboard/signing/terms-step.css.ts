import { style } from '@vanilla-extract/css';
import { notOnPaper } from '~/theme/style-parts';

/** Given on the screen alone: on paper it would read as if a tick there counted. */
export const consents = style(notOnPaper);
