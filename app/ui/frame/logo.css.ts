import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { rem } from '~/theme/rem';
import { arrange } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

export const logo = style({
  ...arrange.row(10),
  minWidth: 0,
  minHeight: 44,
  color: vars.color.text,
  textDecoration: 'none',
  fontSize: rem(17),
  fontWeight: 640,
  letterSpacing: '-.018em',
  lineHeight: rem(24),
});

export const mark = style({ color: vars.color.brandUi, '@media': { print: { color: '#000' } } });

export const image = style({ height: 28, maxWidth: 120, objectFit: 'contain', flex: 'none' });

export const vein = style({ stroke: vars.color.surface });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [breakpoints.narrow]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      lineHeight: rem(20),
      whiteSpace: 'normal',
    },
  },
});
