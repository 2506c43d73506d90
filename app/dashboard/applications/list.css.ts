import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';

export const newApplication = style({ '@media': { [breakpoints.narrow]: { flexBasis: '100%' } } });
