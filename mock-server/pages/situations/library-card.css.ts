import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHiddenStyle } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';

const { color } = vars;

export const loadedColours = { background: '#fdf3da', edge: '#e0a31c' } as const;

export const library = style({
  position: 'sticky',
  top: 72,
  maxHeight: 'calc(100vh - 88px)',
  paddingBottom: 8,
  overflowY: 'auto',
  '@media': {
    [simulatorBreakpoints.wide]: { top: 16, maxHeight: 'calc(100vh - 32px)' },
    [simulatorBreakpoints.phone]: { position: 'static', maxHeight: '60vh' },
  },
});
export const groupSummary = style({
  padding: '8px 16px',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surface2 } },
  '@media': { [simulatorBreakpoints.phone]: { minHeight: 40 } },
});
globalStyle(`${groupSummary} > *`, { display: 'inline-block', marginInlineEnd: 6 });
globalStyle(`${library} h2`, {
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 560,
  color: color.text3,
});

export const title = style({ fontSize: 14, lineHeight: '20px', letterSpacing: 'normal' });
export const search = style({ margin: '10px 16px' });
export const groups = style({ padding: '0 16px 6px' });
export const noMatchNote = style({ padding: '6px 16px' });
export const skipLink = style({
  display: 'block',
  padding: '6px 16px',
  selectors: { '&:not(:focus)': visuallyHiddenStyle },
});

export const situation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 34px',
  alignItems: 'center',
  paddingInlineEnd: 8,
  ':hover': { background: color.surface2 },
  selectors: {
    '&[aria-current]': {
      background: loadedColours.background,
      boxShadow: `inset 3px 0 ${loadedColours.edge}`,
    },
  },
});
globalStyle(`${situation} button`, {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: '0 10px',
  width: '100%',
  padding: '7px 8px 7px 16px',
  border: 0,
  background: 'none',
  textAlign: 'start',
  '@media': { [simulatorBreakpoints.phone]: { minHeight: 40 } },
});
globalStyle(`${situation} b`, { fontWeight: 500 });
globalStyle(`${situation}[aria-current] b`, { fontWeight: 620 });
globalStyle(`${situation} small`, {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  gridColumn: 2,
  overflow: 'hidden',
  fontSize: 12,
  lineHeight: '16px',
  color: color.text3,
});
