import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';
import { key } from './shortcut.css';

const { color } = vars;

export const panel = style({
  position: 'fixed',
  inset: 'auto 20px 20px auto',
  zIndex: 4,
  width: 'min(640px, calc(100vw - 24px))',
  maxHeight: 'calc(100dvh - 40px)',
  overflow: 'auto',
  color: color.text,
  selectors: {
    '&&': { boxShadow: '0 8px 32px #14191c40' },
    '&[data-window=presenter]': { position: 'static', width: 'auto', margin: '8px 20px' },
  },
  '@media': {
    [simulatorBreakpoints.phone]: {
      inset: 'auto 0 0',
      width: 'auto',
      maxHeight: '85dvh',
      selectors: { '&&:not([data-window=presenter])': { borderRadius: '16px 16px 0 0' } },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  padding: '10px 16px 0',
});

export const body = style({ display: 'grid', gap: 8, padding: '10px 16px 16px' });
export const hostChoice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'end',
  fontSize: 13,
});

export const keyList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 8,
  padding: '10px 16px 16px',
});
globalStyle(`${keyList} > li`, { display: 'flex', gap: 8, alignItems: 'center' });
globalStyle(`${keyList} ${key}${key}`, { display: 'inline-grid' });

export const peopleWithPhones = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 32px',
  padding: '0 16px 16px',
  '@media': { [simulatorBreakpoints.phone]: { justifyContent: 'center' } },
});
globalStyle(`${peopleWithPhones} > li`, { display: 'grid', gap: 6, width: 260, alignContent: 'start' });
globalStyle(`${peopleWithPhones} h3`, { fontSize: 14, lineHeight: '20px', color: color.text });
export const qrCode = style({});
globalStyle(`${qrCode} > svg`, { width: 220, height: 220 });
