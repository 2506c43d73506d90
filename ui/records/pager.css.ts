import { style } from '@vanilla-extract/css';
import { arrange, notOnPaper, tabular, typography } from 'ui/theme/style-parts';

export const pager = style({ ...arrange.ends('8px 16px'), ...notOnPaper });
export const range = style({ ...typography.quiet, ...tabular });
export const links = style({ display: 'flex', gap: 8 });
