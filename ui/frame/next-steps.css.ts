import { style } from '@vanilla-extract/css';
import { rem } from 'ui/theme/measures';
import { arrange, square, tabular, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const step = style({
  position: 'relative',
  ...arrange.grid('0 14px'),
  gridTemplateColumns: '28px minmax(0, 1fr)',
  paddingBlockEnd: 22,
  ...typography.prose,
  color: vars.color.text2,
  ':last-child': { paddingBlockEnd: 0 },
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 13.5,
      top: 30,
      bottom: 2,
      width: 1,
      background: vars.color.border,
    },
  },
});
export const disc = style({
  ...arrange.centred,
  ...square(28),
  border: `1px solid ${vars.color.border}`,
  borderRadius: '50%',
  background: vars.color.surface,
  fontSize: rem(13),
  fontWeight: 600,
  ...tabular,
});
export const title = style({
  display: 'block',
  fontSize: rem(15),
  lineHeight: rem(28),
  fontWeight: 600,
  color: vars.color.text,
});
