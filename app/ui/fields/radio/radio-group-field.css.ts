import { style } from '@vanilla-extract/css';
import { rem } from '~/theme/rem';
import { arrange, square, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

const { color, motion } = vars;

export const list = style(arrange.grid(8));
export const row = style(arrange.flow('8px 28px'));

export const option = style({
  ...arrange.grid('0 12px'),
  gridTemplateColumns: '20px minmax(0, 1fr)',
  paddingBlock: 2,
  lineHeight: rem(22),
  cursor: 'pointer',
});

export const optionHint = style({ gridColumn: 2, ...typography.quiet });

export const dot = style({
  appearance: 'none',
  ...square(20),
  margin: '1px 0 0',
  border: `1.5px solid ${color.borderControl}`,
  borderRadius: '50%',
  background: color.surface,
  cursor: 'inherit',
  transition: `border-color ${motion.fast}, border-width ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.n600 },
    '&:checked': { border: `6px solid ${color.brandUi}` },
    '&[data-invalid]:not(:checked)': {
      borderColor: color.bad.solid,
      boxShadow: `inset 0 0 0 .5px ${color.bad.solid}`,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
