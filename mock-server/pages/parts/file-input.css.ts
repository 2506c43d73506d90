import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;

export const file = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  flex: '1 1 200px',
  minWidth: 0,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2, borderRadius: 8 },
  },
});
const withoutScripts = '(scripting: none)';
globalStyle(`${file} > input`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  '@media': { [withoutScripts]: { position: 'static', height: 'auto', opacity: 1 } },
});
globalStyle(`${file} > span`, { '@media': { [withoutScripts]: { display: 'none' } } });
export const name = style({ minWidth: 0, fontSize: 13, color: color.text2 });
