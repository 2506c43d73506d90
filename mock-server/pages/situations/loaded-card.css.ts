import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';

const { color } = vars;

export const loaded = style({ display: 'grid', gap: 14, padding: '16px 20px 18px' });
globalStyle('#scenario', {
  scrollMarginTop: 72,
  '@media': { [simulatorBreakpoints.wide]: { scrollMarginTop: 16 } },
});
export const openingLinks = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end' });
export const title = style({ fontSize: 20, lineHeight: '27px', letterSpacing: '-.016em' });
export const viewChoice = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
globalStyle(`${viewChoice} > legend`, { marginBottom: 5, padding: 0 });
export const actions = style({ display: 'flex', gap: 8, marginInlineStart: 'auto' });

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  background: '#d7e3e8',
  fontSize: 9,
  fontWeight: 600,
});

export const phoneLinksDisclosure = style({});
globalStyle(`${phoneLinksDisclosure} > summary`, {
  width: 'max-content',
  color: color.link,
  fontSize: 13,
  cursor: 'pointer',
});
globalStyle(`${phoneLinksDisclosure} > p`, { marginTop: 10 });
export const phoneCodes = style({ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 10 });
globalStyle(`${phoneCodes} > li`, { display: 'grid', flex: '0 1 200px', gap: 6, overflowWrap: 'anywhere' });
