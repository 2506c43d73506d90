import { styleVariants } from '@vanilla-extract/css';
import { rem } from '~/theme/measures';
import { arrange, square } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

const round = {
  ...arrange.centred,
  flex: 'none',
  borderRadius: '50%',
  background: vars.color.brandTint2,
  color: vars.color.brandInk,
  fontWeight: 640,
  letterSpacing: '.01em',
  lineHeight: 1,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
} as const;

export const avatar = styleVariants({
  m: { ...round, ...square(32), fontSize: rem(12) },
  l: { ...round, ...square(48), fontSize: rem(16) },
});
