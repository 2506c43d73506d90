import { globalStyle, style } from '@vanilla-extract/css';
import { tabularFigures } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';
import { simulatorColours } from '../base/colours';
import { button } from '../parts/button.css';
import { amberLine, darkColours, demoBreakpoints as demoBelow } from './colours';
import { frame } from './portal-frame.css';
import { key } from './shortcut.css';

const { color, font } = vars;
const flexibleColumn = 'minmax(0, 1fr)';

export const demo = style({ ':focus': { outline: 0 } });

export const demoHeader = style({
  display: 'grid',
  gridTemplateColumns: `auto ${flexibleColumn} auto`,
  gap: '10px 24px',
  alignItems: 'center',
  padding: '10px 20px 12px',
  borderTop: `1px solid ${darkColours.line}`,
  background: darkColours.head,
  color: simulatorColours.onInk,
  '@media': {
    [simulatorBreakpoints.desk]: { gridTemplateColumns: `${flexibleColumn} auto` },
    [demoBelow.frames]: { gridTemplateColumns: flexibleColumn, padding: '10px 12px' },
    [simulatorBreakpoints.phone]: {
      gridTemplateColumns: `${flexibleColumn} auto`,
      gap: 8,
      padding: '4px 12px',
    },
  },
});
globalStyle(`${demo} > ${demoHeader}`, {
  '@media': {
    [simulatorBreakpoints.phone]: { gridTemplateColumns: `${flexibleColumn} auto auto`, gap: '2px 8px' },
  },
});
globalStyle(`${demo} > ${demoHeader} > div:last-child`, {
  '@media': { [simulatorBreakpoints.phone]: { gridArea: '2 / 3' } },
});
globalStyle(`${demoHeader} :focus-visible`, { outlineColor: simulatorColours.amber });
globalStyle(`${demoHeader} > nav`, {
  '@media': {
    [simulatorBreakpoints.desk]: { gridColumn: '1 / -1', gridRow: 2, justifySelf: 'stretch' },
    [demoBelow.frames]: { gridRow: 'auto' },
    [simulatorBreakpoints.phone]: { gridArea: '2 / 1' },
  },
});

export const title = style({
  display: 'grid',
  maxWidth: 260,
  fontSize: 13,
  lineHeight: '18px',
  '@media': { [simulatorBreakpoints.phone]: { display: 'none' } },
});
globalStyle(`${title} > span`, { ...tabularFigures, color: darkColours.text2 });
globalStyle(`${title} > b`, { fontSize: 14, lineHeight: '20px', fontWeight: 620, color: '#fff' });

export const currentStop = style({
  display: 'none',
  '@media': {
    [simulatorBreakpoints.phone]: {
      display: 'block',
      gridColumn: '1 / -1',
      fontSize: 13,
      lineHeight: '18px',
      fontWeight: 600,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
// The head takes at most 20 percent of the screen.
globalStyle(`${demoHeader} > ${currentStop}`, { '@media': { '(max-height: 660px)': { display: 'none' } } });
export const phoneCode = style({
  selectors: { [`${demoHeader} > &`]: { display: 'none' } },
  '@media': {
    [simulatorBreakpoints.phone]: {
      selectors: {
        [`${demoHeader} > &`]: {
          display: 'inline-flex',
          gridArea: '2 / 2',
          minWidth: 44,
          minHeight: 44,
          padding: 0,
          borderColor: darkColours.edge,
          color: simulatorColours.onInk,
        },
      },
    },
  },
});
export const deskCode = style({
  '@media': { [simulatorBreakpoints.phone]: { selectors: { '&&': { display: 'none' } } } },
});

export const demoGrid = style({
  display: 'grid',
  gridTemplateColumns: `${flexibleColumn} 376px`,
  gap: 16,
  alignItems: 'start',
  padding: '16px 20px 8px',
  '@media': {
    [simulatorBreakpoints.desk]: { gridTemplateColumns: `${flexibleColumn} 320px` },
    [demoBelow.frames]: { gridTemplateColumns: flexibleColumn, padding: 12 },
  },
});

export const portalWindow = style({
  border: `1px solid ${color.border}`,
  borderRadius: 12,
  overflow: 'clip',
  background: color.surface,
  boxShadow: '0 2px 10px #14191c1a',
});

export const windowBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 34,
  padding: '4px 12px',
  borderBottom: `1px solid ${color.hairline}`,
  background: color.surface2,
  color: color.text3,
  fontSize: 12,
  '@media': { [simulatorBreakpoints.phone]: { display: 'none' } },
});
globalStyle(`${windowBar} > i`, { width: 9, height: 9, borderRadius: '50%', background: '#ccd1d4' });
export const portalPath = style({
  flex: 1,
  minWidth: 0,
  marginInline: 6,
  padding: '2px 10px',
  borderRadius: 6,
  background: color.sunken,
  color: color.text2,
  fontFamily: font.mono,
  fontSize: 11.5,
  lineHeight: '18px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const portal = style({
  position: 'relative',
  height: 'clamp(480px, calc(100vh - 240px), 1000px)',
  overflow: 'hidden',
  '@media': {
    [demoBelow.frames]: { height: 640 },
    [simulatorBreakpoints.phone]: { height: 'calc(100dvh - 200px)' },
  },
});
const scaled = (factor: number) => ({
  width: `calc(100% / ${factor})`,
  height: `calc(100% / ${factor})`,
  transform: `scale(${factor})`,
  transformOrigin: '0 0',
});
const unscaled = { width: '100%', height: '100%', transform: 'none' };
globalStyle(`${portal} > ${frame}`, { ...scaled(0.82), '@media': { [demoBelow.frames]: unscaled } });

export const speakerNotes = style({ borderTop: `3px solid ${amberLine}` });
globalStyle(`${speakerNotes} > section`, {
  padding: '14px 18px 16px',
  borderTop: `1px solid ${color.hairline}`,
});
globalStyle(`${speakerNotes} > section:first-of-type`, { borderTop: 0 });
globalStyle(`${speakerNotes} h2`, { fontSize: 12, lineHeight: '16px', fontWeight: 560, color: color.text3 });
globalStyle(`${speakerNotes} > [role=status]`, { margin: '8px 16px' });
export const spokenText = style({ marginTop: 6, fontSize: 18, lineHeight: '27px', textWrap: 'pretty' });
export const demoHint = style({ marginTop: 8, fontSize: 13, lineHeight: '19px', color: color.warn.fg });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  selectors: { [`${speakerNotes} > &`]: { background: color.surface2 } },
});
globalStyle(`${controls} ${button}`, { whiteSpace: 'normal', textAlign: 'start' });
globalStyle(`${controls} ${key}`, { '@media': { [simulatorBreakpoints.phone]: { display: 'none' } } });

export const demoFooter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  alignItems: 'center',
  padding: '4px 20px 24px',
  fontSize: 13,
  '@media': { [demoBelow.frames]: { paddingInline: 12 } },
});
globalStyle(`${demoFooter} > a`, { display: 'inline-flex', gap: 7, alignItems: 'center', minHeight: 28 });
globalStyle(`${demoFooter} > [data-end]`, { marginInlineStart: 'auto' });
globalStyle(`${demo} [aria-pressed=true]::after`, { content: '"✓" / ""' });

export const hideControl = style({});
const bare = `${demo}[data-bare]`;
globalStyle(`${bare} ${portalWindow}`, {
  position: 'fixed',
  inset: 0,
  zIndex: 3,
  border: 0,
  borderRadius: 0,
});
globalStyle(`${bare} ${portal}`, { height: '100%' });
globalStyle(`${bare} ${portal} > ${frame}`, unscaled);
globalStyle(`${bare} ${hideControl}`, {
  position: 'fixed',
  zIndex: 4,
  insetBlockStart: 8,
  insetInlineStart: 8,
  width: 1,
  height: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
globalStyle(`${bare} ${hideControl}:focus-within`, {
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  clipPath: 'none',
});
