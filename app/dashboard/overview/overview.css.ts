import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { arrange, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

/** Between a card's header and its list. */
export const segments = style({
  margin: '14px 24px 20px',
  '@media': { [breakpoints.narrow]: { margin: '12px 16px 16px' } },
});

/** Open items as links, one under the other. */
export const taskLinks = style({ paddingInlineStart: 20, listStyle: 'disc', lineHeight: '28px' });

/** Somebody who signs, with how far they are. */
export const signer = style({
  ...arrange.row(14),
  padding: '14px 24px',
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': { [breakpoints.narrow]: { ...arrange.wrappingRow('6px 14px'), padding: '14px 16px' } },
});
export const signerWords = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const signerLink = style({ ...typography.small, marginTop: 4 });
