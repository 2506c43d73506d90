import { style } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

/** About as wide as the dialog it stands in for. */
export const taskPage = style({ width: '100%', maxWidth: vars.size.narrow, marginInline: 'auto' });
