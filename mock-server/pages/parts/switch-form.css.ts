import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 16px',
  borderTop: `1px solid ${color.hairline}`,
  fontSize: 13,
  lineHeight: '18px',
});
export const label = style({ flex: 1, minWidth: 0 });
globalStyle(`${label} small`, { display: 'block', fontSize: 12, color: color.text3 });

export const control = style({
  position: 'relative',
  flex: 'none',
  width: 40,
  height: 24,
  padding: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: 12,
  background: '#6f797f',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 2,
      left: 2,
      width: 18,
      height: 18,
      borderRadius: '50%',
      background: '#fff',
      transition: 'translate 150ms',
    },
    '&[aria-checked=true]::after': { translate: '16px 0' },
    '&[aria-checked=true]': { background: color.ok.solid, borderColor: color.ok.solid },
    '&[aria-checked=true][data-tone=alarm]': { background: color.bad.solid, borderColor: color.bad.solid },
  },
  '@media': {
    '(pointer: coarse)': {
      selectors: { '&::before': { content: '""', position: 'absolute', inset: '-10px -6px' } },
    },
    '(forced-colors: active)': { selectors: { '&::after': { background: 'ButtonText' } } },
  },
});
