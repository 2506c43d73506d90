import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { vars } from '~/theme/tokens.css';

export const footer = style({
  borderTop: `1px solid ${vars.color.hairline}`,
  paddingBlock: 14,
  // Room for the sticky bar of small screens, which would cover the last line.
  paddingBlockEnd: `calc(14px + ${vars.size.bottomBar})`,
  '@media': { print: { display: 'none' } },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 24px',
  // The cookie button floats in this corner.
  paddingInlineEnd: 88,
  fontSize: 13,
  lineHeight: '18px',
  color: vars.color.text3,
  '@media': { [breakpoints.narrow]: { paddingInlineEnd: 72, paddingBlockEnd: 8 } },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });

export const link = style({
  display: 'inline-block',
  paddingBlock: 9,
  fontSize: 13,
  lineHeight: '18px',
  color: vars.color.text3,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
});
