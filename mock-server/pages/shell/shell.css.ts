import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHiddenStyle } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';
import { simulatorColours } from '../base/colours';

const { color } = vars;
const {
  amber,
  ink,
  inkLine,
  onInk,
  onInk2: softTextOnInk,
  onInk3: fainterTextOnInk,
  onAmber,
} = simulatorColours;

export const skipLink = style({
  position: 'absolute',
  left: 16,
  top: -60,
  zIndex: 2,
  padding: '10px 16px',
  borderRadius: 8,
  background: color.surface,
  ':focus': { top: 8 },
});

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 56,
  padding: '0 20px',
  background: ink,
  color: onInk,
  borderTop: `3px solid ${amber}`,
  '@media': {
    [simulatorBreakpoints.wide]: { position: 'static', flexWrap: 'wrap', paddingTop: 8 },
    [simulatorBreakpoints.phone]: { flexWrap: 'nowrap', gap: 8, padding: '0 12px', minHeight: 60 },
  },
});
globalStyle(`${bar} :focus-visible`, { outlineColor: amber, outlineOffset: -2 });
globalStyle(`${bar} a`, { color: 'inherit', textDecoration: 'none' });

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  minHeight: 40,
  marginInlineEnd: 4,
  fontSize: 15,
  '@media': { [simulatorBreakpoints.phone]: { justifyContent: 'center', minWidth: 24, marginInlineEnd: 0 } },
});
globalStyle(`${brand} b`, { '@media': { [simulatorBreakpoints.phone]: visuallyHiddenStyle } });

export const menuButton = style({
  display: 'none',
  '@media': {
    [simulatorBreakpoints.phone]: {
      display: 'flex',
      flex: 1,
      alignItems: 'center',
      gap: 8,
      minWidth: 'min-content',
      minHeight: 44,
      padding: '0 4px',
      border: 0,
      background: 'none',
      color: 'inherit',
      fontSize: 15,
      fontWeight: 600,
      textAlign: 'start',
    },
  },
});
globalStyle(`${menuButton} span`, { lineHeight: '18px', overflowWrap: 'normal' });

export const menu = style({
  display: 'contents',
  color: 'inherit',
  '@media': {
    [simulatorBreakpoints.phone]: {
      position: 'fixed',
      inset: '64px 12px auto',
      display: 'none',
      width: 'auto',
      maxHeight: 'calc(100dvh - 76px)',
      margin: 0,
      padding: '8px 12px 12px',
      border: `1px solid ${inkLine}`,
      borderRadius: 12,
      overflow: 'auto',
      background: ink,
      color: onInk,
      selectors: { '&:popover-open': { display: 'grid', gap: 8 } },
    },
  },
});

export const navigationLinks = style({
  display: 'flex',
  flex: 'none',
  alignSelf: 'stretch',
  overflowX: 'auto',
  overflowWrap: 'normal',
  '@media': {
    [simulatorBreakpoints.wide]: { order: 9, flex: '1 0 100%', marginInline: -11 },
    [simulatorBreakpoints.phone]: { order: 0, flexDirection: 'column', margin: 0 },
  },
});

export const navigationLink = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: 53,
  padding: '0 11px',
  borderBlock: '3px solid transparent',
  fontSize: 13,
  fontWeight: 500,
  selectors: {
    [`${navigationLinks} &`]: { color: softTextOnInk },
    [`${navigationLinks} &:is(:hover, [aria-current])`]: { color: '#fff' },
    '&[aria-current]': { borderBottomColor: amber, fontWeight: 600 },
  },
  '@media': {
    [simulatorBreakpoints.wide]: { minHeight: 44 },
    [simulatorBreakpoints.phone]: {
      minHeight: 46,
      padding: '0 8px',
      borderBlock: 0,
      borderInlineStart: '3px solid transparent',
      fontSize: 15,
      selectors: { '&[aria-current]': { borderInlineStartColor: amber } },
    },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } } },
  },
});

export const worldLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  minWidth: 0,
  minHeight: 34,
  marginInlineStart: 'auto',
  padding: '0 10px',
  border: `1px solid ${inkLine}`,
  borderRadius: 8,
  fontSize: 13,
  whiteSpace: 'nowrap',
  '@media': { [simulatorBreakpoints.phone]: { minHeight: 44, margin: 0, overflow: 'hidden' } },
});
globalStyle(`${worldLabel} span:first-of-type`, { flex: 'none' });
globalStyle(`${worldLabel} i`, {
  flex: 'none',
  width: 7,
  height: 7,
  borderRadius: '50%',
  background: '#57c785',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
globalStyle(`${worldLabel} span:last-child`, {
  minWidth: 0,
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: fainterTextOnInk,
});

export const languages = style({
  display: 'flex',
  flex: 'none',
  selectors: { [`${menu} > &:nth-child(2)`]: { marginInlineStart: 'auto' } },
  '@media': { [simulatorBreakpoints.phone]: { justifyContent: 'space-between' } },
});

export const language = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 30,
  minHeight: 34,
  fontSize: 13,
  textTransform: 'uppercase',
  selectors: {
    [`${languages} &`]: { color: softTextOnInk },
    [`${languages} &:is(:hover, [aria-current])`]: { color: '#fff' },
    [`${languages} &[aria-current]`]: {
      fontWeight: 640,
      textDecoration: 'underline',
      textDecorationColor: amber,
      textDecorationThickness: 2,
      textUnderlineOffset: 5,
    },
  },
  '@media': { [simulatorBreakpoints.phone]: { flex: 1, minHeight: 44 } },
});

export const openPortalLink = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 7,
  minHeight: 34,
  padding: '5px 12px',
  border: '1px solid transparent',
  borderRadius: 8,
  background: amber,
  fontSize: 13,
  fontWeight: 560,
  whiteSpace: 'nowrap',
  selectors: { [`${bar} &`]: { color: onAmber } },
  '@media': {
    [simulatorBreakpoints.phone]: {
      flex: '0 1 auto',
      minWidth: 'min-content',
      minHeight: 44,
      lineHeight: '16px',
      overflowWrap: 'normal',
      whiteSpace: 'normal',
    },
  },
});

// Browsers without popovers show the menu below the bar.
const NO_POPOVER = 'not selector(:popover-open)';
const withoutPopover = (rules: Parameters<typeof globalStyle>[1]) => ({
  '@supports': { [NO_POPOVER]: { '@media': { [simulatorBreakpoints.phone]: rules } } },
});
globalStyle(`${bar}${bar}`, withoutPopover({ flexWrap: 'wrap' }));
globalStyle(`${bar} ${menuButton}`, withoutPopover({ display: 'none' }));
globalStyle(
  `${bar} ${menu}`,
  withoutPopover({ position: 'static', display: 'block', flex: '1 0 100%', order: 2 }),
);
globalStyle(`${bar} ${brand}`, withoutPopover({ marginInlineEnd: 'auto' }));

export const connectionNotice = style({
  position: 'fixed',
  zIndex: 5,
  inset: 'auto 16px 16px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  width: 'fit-content',
  maxWidth: 640,
  margin: '0 auto',
  padding: '12px 16px',
  border: `1px solid ${color.bad.solid}`,
  borderInlineStartWidth: 4,
  borderRadius: 8,
  background: color.bad.bg,
  color: color.bad.fg,
  boxShadow: vars.shadow.e3,
});
export const connectionLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 34,
  padding: '5px 12px',
  borderRadius: 8,
  background: color.brand,
  color: '#fff',
  fontSize: 13,
  fontWeight: 560,
  textDecoration: 'none',
});
