import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';

const flexibleColumn = 'minmax(0, 1fr)';

const page = style({
  display: 'grid',
  gridTemplateColumns: flexibleColumn,
  gap: 16,
  alignContent: 'start',
  margin: '0 auto',
  padding: '16px 20px 48px',
  '@media': { [simulatorBreakpoints.phone]: { padding: '12px 12px 32px' } },
});

/** `text`: a few sentences. `middle`: a list. `wide`: columns. */
export const frame = styleVariants({ text: 720, middle: 1180, wide: 1440 }, (maxWidth) => [
  page,
  { maxWidth },
]);

export const head = style({ display: 'grid', gap: 6 });
globalStyle(`${head} h1`, { fontSize: 27, lineHeight: '34px' });
globalStyle(`${head} p`, { fontSize: 15, lineHeight: '23px', color: vars.color.text2 });

export const headerRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 16px' });
globalStyle(`${headerRow} > div`, { flex: '1 1 320px', minWidth: 0 });
globalStyle(`${headerRow} h1`, { fontSize: 22 });

export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: `340px ${flexibleColumn}`,
  gap: 16,
  alignItems: 'start',
  '@media': { [simulatorBreakpoints.laptop]: { gridTemplateColumns: flexibleColumn } },
});
