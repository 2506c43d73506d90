import { style } from '@vanilla-extract/css';
import { visuallyHiddenStyle as unseenRules } from 'ui/theme/style-parts';
import './base.css';

export const unseen = style({ ...unseenRules, whiteSpace: 'nowrap' });
