import { globalStyle } from '@vanilla-extract/css';
import 'ui/theme/fonts.css';
// Heading styles of the portal must precede those of the simulator.
import 'ui/theme/text.css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorColours } from './colours';

const { color, font } = vars;

globalStyle(':root[data-scheme]', {
  fontFamily: font.sans,
  fontSize: 14,
  lineHeight: '21px',
  vars: {
    [color.brand]: simulatorColours.button,
    [color.brandHover]: '#1d2428',
    [color.brandEdge]: simulatorColours.button,
    [color.onBrand]: '#fff',
    [color.link]: simulatorColours.link,
    [color.focus]: simulatorColours.link,
    [color.brandUi]: simulatorColours.link,
  },
});
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('body', { margin: 0, background: color.canvas, color: color.text, overflowWrap: 'anywhere' });
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, pre', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1', { fontSize: 20, lineHeight: '27px', fontWeight: 620, letterSpacing: '-.016em' });
// `bolder` in a bold heading cell would exceed the font's weights.
globalStyle('b, strong', { fontWeight: 700 });
globalStyle('h2', { fontSize: 14, lineHeight: '20px', fontWeight: 620 });
globalStyle('h3', { fontSize: 12, lineHeight: '16px', fontWeight: 560, color: color.text3 });
globalStyle('a', { color: color.link, textUnderlineOffset: 3 });
globalStyle('button, input, select', { font: 'inherit', fontSize: 13, color: 'inherit' });
globalStyle('button', { cursor: 'pointer' });
globalStyle(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: 2, borderRadius: 6 });
globalStyle(':is(main, section, h1, h2, h3)[tabindex="-1"]:focus', { outline: 0 });
globalStyle('code, pre', { fontFamily: font.mono, fontSize: 12 });
globalStyle('svg', { flex: 'none', verticalAlign: -3 });
globalStyle('*', {
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none !important' } },
});
globalStyle('summary', { paddingBlock: 2, '@media': { '(pointer: coarse)': { paddingBlock: 10 } } });
