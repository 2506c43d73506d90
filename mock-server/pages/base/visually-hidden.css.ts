import { style } from '@vanilla-extract/css';
import { visuallyHiddenStyle } from 'ui/theme/style-parts';

export const visuallyHidden = style({ ...visuallyHiddenStyle, whiteSpace: 'nowrap' });
