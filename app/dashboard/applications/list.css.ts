import { style } from '@vanilla-extract/css';
import { breakpoints } from 'ui/theme/measures';

export const newApplication = style({ '@media': { [breakpoints.narrow]: { flexBasis: '100%' } } });
