import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHiddenStyle } from 'ui/theme/style-parts';
import { simulatorBreakpoints } from '../base/breakpoints';
import { simulatorColours } from '../base/colours';
import { darkColours, demoBreakpoints as demoBelow } from './colours';
import { key } from './shortcut.css';

const { amber, onAmber, onInk, onInk2 } = simulatorColours;

export const stopRail = style({
  display: 'flex',
  gap: 6,
  '@media': {
    [demoBelow.frames]: { flexWrap: 'wrap' },
    [simulatorBreakpoints.phone]: { position: 'relative', flexWrap: 'nowrap', gap: 2, overflowX: 'auto' },
  },
});
globalStyle(`${stopRail} > li`, {
  flex: '1 1 auto',
  minWidth: 0,
  '@media': { [demoBelow.frames]: { flex: '1 0 30%' }, [simulatorBreakpoints.phone]: { flex: '1 0 24px' } },
});
globalStyle(`${stopRail} > li[data-here]`, {
  flex: '0 1 auto',
  '@media': {
    [demoBelow.frames]: { flex: '1 0 100%', order: -1 },
    [simulatorBreakpoints.phone]: { flex: '1 0 24px', order: 0 },
  },
});

export const stop = style({
  display: 'block',
  minHeight: 34,
  padding: '8px 2px 4px',
  borderTop: `3px solid ${darkColours.open}`,
  color: onInk2,
  fontSize: 13,
  lineHeight: '18px',
  textDecoration: 'none',
  overflowWrap: 'break-word',
  selectors: {
    '&:hover': { color: '#fff' },
    '&[data-done]': { borderColor: darkColours.done },
    '&[aria-current]': { paddingInlineEnd: 12, borderColor: amber, color: '#fff', fontWeight: 600 },
  },
  '@media': {
    [simulatorBreakpoints.phone]: {
      display: 'grid',
      placeItems: 'center',
      minHeight: 44,
      padding: '4px 0 2px',
      selectors: { '&[aria-current]': { paddingInlineEnd: 0 } },
    },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
});
globalStyle(`${stop}:focus-visible`, { '@media': { [simulatorBreakpoints.phone]: { outlineOffset: -2 } } });
globalStyle(`${stop} b`, {
  marginInlineEnd: 4,
  fontWeight: 600,
  '@media': { [simulatorBreakpoints.phone]: { margin: 0, fontSize: 14 } },
});
globalStyle(`${stop}[aria-current] b`, { color: amber });

export const stopTitle = style({ '@media': { [simulatorBreakpoints.phone]: visuallyHiddenStyle } });

export const stopLinks = style({ display: 'flex', gap: 8 });
export const stopLink = style({
  selectors: {
    [`${stopLinks} &`]: { borderColor: darkColours.edge, color: onInk },
    [`${stopLinks} &:last-child:not([aria-disabled])`]: {
      background: amber,
      borderColor: amber,
      color: onAmber,
    },
    '&[aria-disabled]': { opacity: 0.55 },
  },
  '@media': {
    [demoBelow.frames]: { flex: 1 },
    [simulatorBreakpoints.phone]: {
      selectors: { [`${stopLinks} &`]: { minWidth: 44, minHeight: 44, padding: 0 } },
    },
  },
});
globalStyle(`${stopLink} ${key}`, {
  background: darkColours.raised,
  borderColor: darkColours.edge,
  color: onInk,
  '@media': { [simulatorBreakpoints.phone]: { display: 'none' } },
});
globalStyle(`${stopLink}:last-child:not([aria-disabled]) ${key}`, {
  background: '#ffe3a0',
  borderColor: '#b07d08',
  color: onAmber,
});
export const stopLinkText = style({ '@media': { [simulatorBreakpoints.phone]: visuallyHiddenStyle } });
