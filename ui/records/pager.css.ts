import { style } from '@vanilla-extract/css';
import { arrange, hiddenInPrint, tabular, typography } from 'ui/theme/style-parts';

export const pager = style({ ...arrange.ends('8px 16px'), ...hiddenInPrint });
export const range = style({ ...typography.quiet, ...tabular });
export const links = style({ display: 'flex', gap: 8 });
