import { style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { bad, warn } = vars.color;

export const notice = style({
  padding: '10px 14px',
  border: `1px solid ${warn.line}`,
  borderRadius: 10,
  background: warn.bg,
  color: warn.fg,
  fontSize: 13,
  lineHeight: '18px',
  selectors: {
    '&[data-tone=bad]': { borderColor: bad.line, background: bad.bg, color: bad.fg },
  },
});
