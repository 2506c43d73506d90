import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';

/** Between a card's header and its list. */
export const segments = style({
  margin: '14px 24px 20px',
  '@media': { [breakpoints.narrow]: { margin: '12px 16px 16px' } },
});

/** Open items as links, one under the other. */
export const taskLinks = style({ paddingInlineStart: 20, listStyle: 'disc', lineHeight: '28px' });
