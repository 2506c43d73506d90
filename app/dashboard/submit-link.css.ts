import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { arrange, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

/** Beside the title; on phones the sticky bar has it. */
export const inHead = style({
  '@media': { [breakpoints.narrow]: { display: 'none' }, print: { display: 'none' } },
});

/** Slim: it takes no more room than its words. */
export const toDos = style({
  ...arrange.inlineRow(6),
  minHeight: 32,
  ...typography.small,
  fontWeight: 500,
  color: vars.color.link,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
