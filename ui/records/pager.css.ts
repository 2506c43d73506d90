import { style } from '@vanilla-extract/css';
import { hiddenInPrint, layoutStyles, tabularFigures, typography } from 'ui/theme/style-parts';

export const pager = style({ ...layoutStyles.ends('8px 16px'), ...hiddenInPrint });
export const rowRange = style({ ...typography.quiet, ...tabularFigures });
export const links = style({ display: 'flex', gap: 8 });
