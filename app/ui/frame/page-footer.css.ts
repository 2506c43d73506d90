import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { arrange, notOnPaper, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

export const footer = style({
  position: 'relative',
  borderTop: `1px solid ${vars.color.hairline}`,
  paddingBlock: 14,
  paddingBlockEnd: `calc(14px + ${vars.size.bottomBar})`,
  ...notOnPaper,
});

export const line = style({
  ...arrange.ends('4px 24px'),
  // Keeps the links clear of the floating cookie button.
  paddingInlineEnd: `max(${vars.size.gutter}, min(76px, 76px - (100% - ${vars.size.container} - 2 * ${vars.size.gutter}) / 2))`,
  ...typography.quiet,
  '@media': { [breakpoints.narrow]: { paddingInlineEnd: 72, paddingBlockEnd: 8 } },
});

export const links = style(arrange.flow('0 24px'));

export const link = style({
  display: 'inline-block',
  paddingBlock: 9,
  ...typography.quiet,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
});
