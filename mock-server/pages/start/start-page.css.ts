import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';

const { color } = vars;
const flexibleColumn = 'minmax(0, 1fr)';

export const start = style({
  maxWidth: 1240,
  margin: '0 auto',
  padding: '0 20px 48px',
  '@media': { [simulatorBreakpoints.phone]: { paddingInline: 12 } },
});

export const head = style({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  padding: '36px 0 26px',
  '@media': { [simulatorBreakpoints.phone]: { padding: '24px 0 18px' } },
});
globalStyle(`${head} h1`, {
  maxWidth: '22ch',
  fontSize: 36,
  lineHeight: '43px',
  fontWeight: 640,
  letterSpacing: '-.022em',
  textWrap: 'balance',
  '@media': { [simulatorBreakpoints.phone]: { fontSize: 27, lineHeight: '33px' } },
});
export const lead = style({
  maxWidth: '66ch',
  fontSize: 17,
  lineHeight: '27px',
  color: color.text2,
  textWrap: 'pretty',
  '@media': { [simulatorBreakpoints.phone]: { fontSize: 16, lineHeight: '24px' } },
});

export const startOptions = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1.42fr) ${flexibleColumn} ${flexibleColumn}`,
  gap: 16,
  '@media': {
    [simulatorBreakpoints.laptop]: { gridTemplateColumns: `${flexibleColumn} ${flexibleColumn}` },
    [simulatorBreakpoints.phone]: { gridTemplateColumns: flexibleColumn, gap: 12 },
  },
});
globalStyle(`${startOptions} > :first-child`, {
  '@media': { [simulatorBreakpoints.laptop]: { gridColumn: '1 / -1' } },
});

export const startOption = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${startOption} h2`, { fontSize: 18, lineHeight: '25px', letterSpacing: '-.012em' });

export const startOptionBody = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: 8,
  padding: '18px 22px 22px',
});
globalStyle(`${startOptionBody} p`, { color: color.text2, textWrap: 'pretty' });

export const startOptionHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 'auto',
  paddingTop: 10,
});

export const stops = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, auto)',
  gap: '8px 10px',
  paddingBlock: 6,
  overflowWrap: 'normal',
  '@media': { [simulatorBreakpoints.phone]: { gridTemplateColumns: `repeat(3, ${flexibleColumn})` } },
});
globalStyle(`${stops} li`, {
  paddingTop: 7,
  borderTop: `3px solid ${color.border}`,
  fontSize: 12,
  lineHeight: '16px',
  color: color.text2,
});
globalStyle(`${stops} li:first-child`, { borderColor: '#e0a31c' });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 14px', fontSize: 13 });
globalStyle(`${links} a`, {
  display: 'inline-block',
  paddingBlock: 4,
  '@media': { [simulatorBreakpoints.phone]: { paddingBlock: 10 } },
});

export const illustration = style({
  position: 'relative',
  height: 196,
  overflow: 'hidden',
  background: color.sunken,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { [simulatorBreakpoints.phone]: { height: 150 } },
});
export const onlyWide = style({ '@media': { [simulatorBreakpoints.phone]: { display: 'none' } } });

export const belowStartOptions = style({
  display: 'grid',
  gridTemplateColumns: `${flexibleColumn} minmax(0, 380px)`,
  gap: 16,
  marginTop: 16,
  alignItems: 'start',
  '@media': { [simulatorBreakpoints.laptop]: { gridTemplateColumns: flexibleColumn } },
});
