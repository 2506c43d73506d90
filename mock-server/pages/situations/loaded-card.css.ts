import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import '../base/base.css';
import { below } from '../base/breakpoints';

const { color } = vars;

export const loaded = style({ display: 'grid', gap: 14, padding: '16px 20px 18px' });
globalStyle('#scenario', {
  scrollMarginTop: 72,
  '@media': { [below.wide]: { scrollMarginTop: 16 } },
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end' });
export const title = style({ fontSize: 20, lineHeight: '27px', letterSpacing: '-.016em' });
export const views = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
globalStyle(`${views} > legend`, { marginBottom: 5, padding: 0 });
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

export const phone = style({});
globalStyle(`${phone} > summary`, {
  width: 'max-content',
  color: color.link,
  fontSize: 13,
  cursor: 'pointer',
});
export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'center',
  paddingTop: 10,
});
globalStyle(`${code} > div`, { display: 'grid', flex: '1 1 220px', gap: 6 });
