import { globalStyle, style } from '@vanilla-extract/css';
import { tabularFigures } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';
import '../base/base.css';
import { below } from '../base/breakpoints';
import { simulator } from '../base/colours';
import { button } from '../parts/button.css';
import { quiet } from '../parts/card.css';
import { dark, below as demoBelow } from './colours';
import { head } from './demo-page.css';
import { list, look } from './happenings.css';
import { frame } from './portal-frame.css';
import { rail } from './stops.css';

const { color } = vars;
const one = 'minmax(0, 1fr)';

export const presenter = style({
  minHeight: 'calc(100vh - 56px)',
  background: dark.head,
  color: simulator.onInk,
});
globalStyle(`${presenter}:focus`, { outline: 0 });
globalStyle(`${presenter} :focus-visible`, { outlineColor: simulator.amber });
globalStyle(`${presenter} > ${head}`, { background: simulator.ink });
globalStyle(`${presenter} > nav > ${rail}`, { padding: '12px 20px 0' });

export const title = style({ display: 'grid', maxWidth: 260, fontSize: 13, lineHeight: '18px' });
globalStyle(`${title} > h1`, { fontSize: 14, lineHeight: '20px', fontWeight: 620, color: '#fff' });
globalStyle(`${title} > span`, { color: dark.text2 });
globalStyle(`${presenter} > ${head} > div:last-child`, {
  '@media': { [below.phone]: { gridColumn: '1 / -1' } },
});

export const hall = style({
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  alignItems: 'center',
  justifySelf: 'end',
  fontSize: 13,
  color: '#d7dde0',
  '@media': {
    [below.desk]: { gridColumn: '1 / -1', gridRow: 2, justifySelf: 'stretch' },
    [demoBelow.frames]: { gridRow: 'auto' },
  },
});
globalStyle(`${hall} b`, { color: '#fff' });
globalStyle(`${hall} > b`, { fontSize: 18, color: simulator.amber });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `300px ${one} 296px 318px`,
  gap: 20,
  alignItems: 'start',
  padding: '16px 20px 24px',
  '@media': {
    [demoBelow.presenter]: { gridTemplateColumns: `240px ${one} 258px 250px`, gap: 16 },
    [below.desk]: { gridTemplateColumns: `${one} 258px` },
    [demoBelow.frames]: { gridTemplateColumns: one, padding: 12 },
  },
});
globalStyle(`${presenter} h2`, { marginBottom: 10 });
globalStyle(`${presenter} [aria-pressed=true]::after`, { content: '"✓" / ""' });
globalStyle(`${presenter} h2 small`, { fontSize: 13, fontWeight: 400, color: dark.text2 });
globalStyle(`${grid} h3`, { margin: '12px 0 4px', fontSize: 13, color: '#fff' });
globalStyle(`${grid} > section > ${quiet}`, { color: dark.text2 });
globalStyle(`${grid} ${list} :is(time, code)`, { color: dark.text2 });
globalStyle(`${grid} ${list} > li[data-soon]`, { color: dark.text2 });
globalStyle(`${grid} ${list} svg`, { color: dark.info });
globalStyle(`${grid} ${look}`, { marginTop: 12, fontSize: 13 });

const aside = { fontSize: 14, lineHeight: '21px', color: dark.text2, textWrap: 'pretty' } as const;
export const past = style(aside);
export const after = style({
  ...aside,
  marginTop: 14,
  paddingTop: 12,
  borderTop: `1px solid ${dark.divider}`,
});
globalStyle(`${after} b`, { color: '#fff' });
export const now = style({
  fontSize: 19,
  lineHeight: '28px',
  textWrap: 'pretty',
  '@media': { [demoBelow.presenter]: { fontSize: 17, lineHeight: '25px' } },
});
export const cue = style({ marginTop: 10, color: dark.cue, textWrap: 'pretty' });

export const levers = style({ marginTop: 16 });
globalStyle(`${levers} > a:not(${button})`, {
  display: 'inline-flex',
  gap: 7,
  alignItems: 'center',
  minHeight: 28,
  color: dark.link,
});
globalStyle(`${levers} > ${quiet}`, { color: dark.text2 });

export const portal = style({
  position: 'relative',
  height: 440,
  borderRadius: 10,
  background: '#fff',
  overflow: 'hidden',
  '@media': { [demoBelow.frames]: { height: 420 } },
});
globalStyle(`${portal} > ${frame}`, {
  width: '200%',
  height: '200%',
  transform: 'scale(.5)',
  transformOrigin: '0 0',
  '@media': { [demoBelow.frames]: { width: '100%', height: '100%', transform: 'none' } },
});

export const phone = style({
  width: 296,
  height: 600,
  border: '7px solid #05080a',
  borderRadius: 34,
  background: '#fff',
  overflow: 'hidden',
  '@media': {
    [demoBelow.presenter]: { width: 258, height: 520 },
    [demoBelow.frames]: { marginInline: 'auto' },
  },
});
globalStyle(`${phone} > ${frame}`, {
  width: 390,
  height: 811,
  transform: 'scale(.723)',
  transformOrigin: '0 0',
  '@media': { [demoBelow.presenter]: { transform: 'scale(.626)' } },
});

export const bank = style({ fontSize: 13, lineHeight: '19px', color: color.text });
globalStyle(`${bank} > div`, {
  display: 'grid',
  gap: 6,
  padding: '12px 14px',
  borderTop: `1px solid ${color.hairline}`,
});
globalStyle(`${bank} > div:first-of-type`, { borderTop: 0 });
globalStyle(`${bank} > [role=status]`, { margin: '8px 16px' });
globalStyle(`${bank} li`, { padding: '4px 0' });
globalStyle(`${bank} code`, { color: color.text3 });
globalStyle(`${bank} ${quiet} > b`, { fontWeight: 600, color: color.text });
globalStyle(`${bank} ${button}`, {
  width: '100%',
  justifyContent: 'start',
  whiteSpace: 'normal',
  textAlign: 'start',
});
export const signed = style({ color: color.ok.fg });
