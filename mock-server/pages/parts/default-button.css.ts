import { style } from '@vanilla-extract/css';
import { unseen as unseenRules } from 'ui/theme/style-parts';

export const unseen = style(unseenRules);
