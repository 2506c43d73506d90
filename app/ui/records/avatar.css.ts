import { styleVariants } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

const round = {
  display: 'grid',
  placeItems: 'center',
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
  m: { ...round, width: 32, height: 32, fontSize: 12 },
  l: { ...round, width: 48, height: 48, fontSize: 16 },
});
