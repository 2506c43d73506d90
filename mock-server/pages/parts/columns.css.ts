import { globalStyle, style } from '@vanilla-extract/css';
import { simulatorBreakpoints } from '../base/breakpoints';

const flexibleColumn = 'minmax(0, 1fr)';

export const columns = style({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  padding: '16px 20px 40px',
  selectors: {
    '&[data-columns=three]': { gridTemplateColumns: `316px ${flexibleColumn} 312px` },
    '&[data-columns=two]': {
      gridTemplateColumns: `${flexibleColumn} 360px`,
      maxWidth: 1440,
      margin: '0 auto',
    },
  },
  '@media': {
    [simulatorBreakpoints.desk]: {
      selectors: { '&[data-columns=three]': { gridTemplateColumns: `316px ${flexibleColumn}` } },
    },
    [simulatorBreakpoints.phone]: {
      padding: '12px 12px 32px',
      selectors: { '&[data-columns]': { gridTemplateColumns: flexibleColumn } },
    },
  },
});

export const column = style({ display: 'grid', gap: 16, gridTemplateColumns: flexibleColumn });
globalStyle(`${columns}[data-columns=three] > ${column}:last-child`, {
  '@media': {
    [simulatorBreakpoints.desk]: { gridColumn: 2 },
    [simulatorBreakpoints.phone]: { gridColumn: 1 },
  },
});
