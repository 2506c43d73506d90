import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { cardCount } from './card.css';

const { color } = vars;

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  paddingInlineStart: 10,
  border: `1px solid ${color.borderControl}`,
  borderRadius: 8,
  background: color.surface,
  color: color.text3,
  ':focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
});
globalStyle(`${search} input[type=search]`, {
  flex: 1,
  minWidth: 0,
  minHeight: 34,
  padding: '4px 10px',
  border: 0,
  outline: 0,
  background: 'none',
  color: color.text,
});
globalStyle(`${search} > ${cardCount}`, { marginInlineEnd: 8 });
