import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorColours } from '../base/colours';

const { color } = vars;

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
globalStyle(`${chips} > a`, {
  padding: '3px 10px',
  border: `1px solid ${color.border}`,
  borderRadius: 999,
  color: color.text2,
  fontSize: 12,
  textDecoration: 'none',
});
globalStyle(`${chips} > [aria-current]`, {
  borderColor: simulatorColours.ink,
  background: simulatorColours.ink,
  color: '#fff',
});
