import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/measures';

export const newApplication = style({ '@media': { [breakpoints.narrow]: { flexBasis: '100%' } } });
