import { style } from '@vanilla-extract/css';
import { rem } from '~/theme/measures';
import { arrange, bareButton, square } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

const { color, motion, radius } = vars;

export const toggle = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  ...square(36),
  marginInlineEnd: 3,
  ...bareButton,
  borderRadius: radius.small,
  color: color.text3,
  transition: `background ${motion.fast}`,
  selectors: {
    '&:hover': { background: color.sunken, color: color.text },
    '&:focus-visible': { outlineOffset: 0 },
  },
});

export const ruleList = style({ ...arrange.flow('2px 16px'), fontSize: rem(13), lineHeight: rem(20) });

export const rule = style({ ...arrange.inlineRow(6), color: vars.color.text3 });

export const ruleMet = style({ color: vars.color.ok.fg, fontWeight: 500 });
