import { globalStyle, style } from '@vanilla-extract/css';
import { tabularFigures } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';
import { simulatorColours } from '../base/colours';
import { button } from '../parts/button.css';
import { quietText } from '../parts/card.css';
import { darkColours, demoBreakpoints as demoBelow } from './colours';
import { demoHeader } from './demo-page.css';
import { eventList, thingsToLookAtList } from './events-and-notes.css';
import { frame } from './portal-frame.css';
import { stopRail } from './stops.css';

const { color } = vars;
const flexibleColumn = 'minmax(0, 1fr)';

export const presenter = style({
  minHeight: 'calc(100vh - 56px)',
  background: darkColours.head,
  color: simulatorColours.onInk,
});
globalStyle(`${presenter}:focus`, { outline: 0 });
globalStyle(`${presenter} :focus-visible`, { outlineColor: simulatorColours.amber });
globalStyle(`${presenter} > ${demoHeader}`, { background: simulatorColours.ink });
globalStyle(`${presenter} > nav > ${stopRail}`, { padding: '12px 20px 0' });

export const title = style({ display: 'grid', maxWidth: 260, fontSize: 13, lineHeight: '18px' });
globalStyle(`${title} > h1`, { fontSize: 14, lineHeight: '20px', fontWeight: 620, color: '#fff' });
globalStyle(`${title} > span`, { color: darkColours.text2 });
globalStyle(`${presenter} > ${demoHeader} > div:last-child`, {
  '@media': { [simulatorBreakpoints.phone]: { gridColumn: '1 / -1' } },
});

export const audienceState = style({
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  alignItems: 'center',
  justifySelf: 'end',
  fontSize: 13,
  color: '#d7dde0',
  '@media': {
    [simulatorBreakpoints.desk]: { gridColumn: '1 / -1', gridRow: 2, justifySelf: 'stretch' },
    [demoBelow.frames]: { gridRow: 'auto' },
  },
});
globalStyle(`${audienceState} b`, { color: '#fff' });
globalStyle(`${audienceState} > b`, { fontSize: 18, color: simulatorColours.amber });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `300px ${flexibleColumn} 296px 318px`,
  gap: 20,
  alignItems: 'start',
  padding: '16px 20px 24px',
  '@media': {
    [demoBelow.presenter]: { gridTemplateColumns: `240px ${flexibleColumn} 258px 250px`, gap: 16 },
    [simulatorBreakpoints.desk]: { gridTemplateColumns: `${flexibleColumn} 258px` },
    [demoBelow.frames]: { gridTemplateColumns: flexibleColumn, padding: 12 },
  },
});
globalStyle(`${presenter} h2`, { marginBottom: 10 });
globalStyle(`${presenter} [aria-pressed=true]::after`, { content: '"✓" / ""' });
globalStyle(`${presenter} h2 small`, { fontSize: 13, fontWeight: 400, color: darkColours.text2 });
globalStyle(`${grid} h3`, { margin: '12px 0 4px', fontSize: 13, color: '#fff' });
globalStyle(`${grid} > section > ${quietText}`, { color: darkColours.text2 });
globalStyle(`${grid} ${eventList} :is(time, code)`, { color: darkColours.text2 });
globalStyle(`${grid} ${eventList} > li[data-soon]`, { color: darkColours.text2 });
globalStyle(`${grid} ${eventList} svg`, { color: darkColours.info });
globalStyle(`${grid} ${thingsToLookAtList}`, { marginTop: 12, fontSize: 13 });

const aside = { fontSize: 14, lineHeight: '21px', color: darkColours.text2, textWrap: 'pretty' } as const;
export const previousStop = style(aside);
export const nextStop = style({
  ...aside,
  marginTop: 14,
  paddingTop: 12,
  borderTop: `1px solid ${darkColours.divider}`,
});
globalStyle(`${nextStop} b`, { color: '#fff' });
export const currentStop = style({
  fontSize: 19,
  lineHeight: '28px',
  textWrap: 'pretty',
  '@media': { [demoBelow.presenter]: { fontSize: 17, lineHeight: '25px' } },
});
export const currentHint = style({ marginTop: 10, color: darkColours.cue, textWrap: 'pretty' });

export const presenterControls = style({ marginTop: 16 });
globalStyle(`${presenterControls} > a:not(${button})`, {
  display: 'inline-flex',
  gap: 7,
  alignItems: 'center',
  minHeight: 28,
  color: darkColours.link,
});
globalStyle(`${presenterControls} > ${quietText}`, { color: darkColours.text2 });

export const mirroredPortal = style({
  position: 'relative',
  height: 440,
  borderRadius: 10,
  background: '#fff',
  overflow: 'hidden',
  '@media': { [demoBelow.frames]: { height: 420 } },
});
globalStyle(`${mirroredPortal} > ${frame}`, {
  width: '200%',
  height: '200%',
  transform: 'scale(.5)',
  transformOrigin: '0 0',
  '@media': { [demoBelow.frames]: { width: '100%', height: '100%', transform: 'none' } },
});

export const mirroredPhone = style({
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
globalStyle(`${mirroredPhone} > ${frame}`, {
  width: 390,
  height: 811,
  transform: 'scale(.723)',
  transformOrigin: '0 0',
  '@media': { [demoBelow.presenter]: { transform: 'scale(.626)' } },
});

export const bankView = style({ fontSize: 13, lineHeight: '19px', color: color.text });
globalStyle(`${bankView} > div`, {
  display: 'grid',
  gap: 6,
  padding: '12px 14px',
  borderTop: `1px solid ${color.hairline}`,
});
globalStyle(`${bankView} > div:first-of-type`, { borderTop: 0 });
globalStyle(`${bankView} > [role=status]`, { margin: '8px 16px' });
globalStyle(`${bankView} li`, { padding: '4px 0' });
globalStyle(`${bankView} code`, { color: color.text3 });
globalStyle(`${bankView} ${quietText} > b`, { fontWeight: 600, color: color.text });
globalStyle(`${bankView} ${button}`, {
  width: '100%',
  justifyContent: 'start',
  whiteSpace: 'normal',
  textAlign: 'start',
});
export const signatureTime = style({ color: color.ok.fg });
