import { style } from '@vanilla-extract/css';
import { arrange, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const fold = style({ minWidth: 0 });

export const summary = style({
  ...arrange.inlineRow(6),
  width: 'fit-content',
  minHeight: 32,
  ...typography.small,
  fontWeight: 500,
  color: vars.color.link,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.small,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

export const chevron = style({
  transition: `transform ${vars.motion.fast}`,
  selectors: {
    [`${fold}[open] > ${summary} > &, ${summary}[aria-expanded="true"] > &`]: { transform: 'rotate(180deg)' },
  },
});
