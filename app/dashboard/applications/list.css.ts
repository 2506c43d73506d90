import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';

/** Beside the heading; on phones below it, as wide as the cards. */
export const newApplication = style({ '@media': { [breakpoints.narrow]: { flexBasis: '100%' } } });
