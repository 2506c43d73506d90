import { style } from '@vanilla-extract/css';
import { visuallyHiddenStyle as unseenRules } from 'ui/theme/style-parts';

export const unseen = style({ ...unseenRules, whiteSpace: 'nowrap' });
