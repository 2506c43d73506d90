import { style } from '@vanilla-extract/css';
import { toRem } from 'ui/theme/measures';
import { createSquare, layoutStyles, tabularFigures, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const step = style({
  position: 'relative',
  ...layoutStyles.grid('0 14px'),
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
export const numberDisc = style({
  ...layoutStyles.centred,
  ...createSquare(28),
  border: `1px solid ${vars.color.border}`,
  borderRadius: '50%',
  background: vars.color.surface,
  fontSize: toRem(13),
  fontWeight: 600,
  ...tabularFigures,
});
export const title = style({
  display: 'block',
  fontSize: toRem(15),
  lineHeight: toRem(28),
  fontWeight: 600,
  color: vars.color.text,
});
