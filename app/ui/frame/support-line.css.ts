import { style } from '@vanilla-extract/css';
import { typography } from '~/theme/style-parts';

export const line = style({ display: 'flex', alignItems: 'flex-start', gap: 8, ...typography.quiet });
export const glyph = style({ marginBlockStart: 4 });
/** High enough for a finger, also where a line of them breaks. */
export const link = style({ display: 'inline-block', paddingBlock: 3, overflowWrap: 'anywhere' });
