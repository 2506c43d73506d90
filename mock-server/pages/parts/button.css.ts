import { style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';

const { color } = vars;

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 7,
  minHeight: 34,
  padding: '5px 12px',
  border: '1px solid transparent',
  borderRadius: 8,
  background: 'none',
  fontSize: 13,
  fontWeight: 560,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':disabled': { opacity: 0.55, cursor: 'default' },
  selectors: {
    '&[data-look=primary]': { background: color.brand, color: color.onBrand },
    '&[data-look=outline]': { borderColor: color.border, background: color.surface, color: color.text },
    '&[data-look=outline]:hover': { borderColor: color.borderControl },
    '&[data-look=plain]': { color: color.link },
    '&[data-look=plain]:hover': { background: color.canvas },
    '&[data-look=danger]': { color: color.bad.fg },
    '&[data-size=block]': { width: '100%' },
    '&[data-size=large]': { minHeight: 40, paddingInline: 16, fontSize: 14 },
  },
  '@media': {
    [simulatorBreakpoints.phone]: {
      minHeight: 40,
      selectors: { '&[data-size=large]': { flex: 1, minHeight: 44 } },
    },
  },
});
