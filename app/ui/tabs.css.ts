import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '~/theme/tokens.css';

const pillBase = style({
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const pill = styleVariants({
  quiet: [pillBase, { background: vars.color.sunken, color: vars.color.text2 }],
  warning: [
    pillBase,
    {
      background: vars.color.warn.bg,
      color: vars.color.warn.fg,
      boxShadow: `inset 0 0 0 1px ${vars.color.warn.line}`,
    },
  ],
});
