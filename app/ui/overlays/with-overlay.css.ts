import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { vars } from '~/theme/tokens.css';

/** About as wide as the dialog it stands in for. */
export const taskPage = style({ width: '100%', maxWidth: vars.size.narrow, marginInline: 'auto' });

/** Below each other on phones, with the main answer, which comes last, at the top: as in the dialog. */
export const answers = style({ '@media': { [breakpoints.small]: { flexWrap: 'wrap-reverse' } } });
