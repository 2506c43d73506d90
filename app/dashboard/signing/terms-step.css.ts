import { style } from '@vanilla-extract/css';
import { hiddenInPrint } from 'ui/theme/style-parts';

export const consents = style(hiddenInPrint);
