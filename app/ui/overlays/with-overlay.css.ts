import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { vars } from '~/theme/tokens.css';

export const taskPage = style({ width: '100%', maxWidth: vars.size.narrow, marginInline: 'auto' });

export const answers = style({ '@media': { [breakpoints.small]: { flexWrap: 'wrap-reverse' } } });
