import { style } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: '0 14px',
  paddingBlockEnd: 22,
  fontSize: 14,
  lineHeight: '21px',
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
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  border: `1px solid ${vars.color.border}`,
  borderRadius: '50%',
  background: vars.color.surface,
  fontSize: 13,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const title = style({
  display: 'block',
  fontSize: 15,
  lineHeight: '28px',
  fontWeight: 600,
  color: vars.color.text,
});
