import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, rem } from '~/theme/measures';
import { square, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';
import { list } from './terms.css';

export const sheet = style({
  position: 'relative',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.e2,
  overflow: 'clip',
  '@media': {
    '(forced-colors: active)': { borderColor: 'CanvasText' },
    print: { border: 0, borderRadius: 0, boxShadow: 'none', breakInside: 'avoid' },
  },
});

const headBase = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  borderBottom: '1px solid',
  '@media': {
    print: { padding: '0 0 14px', background: 'none', color: '#000', borderBottom: '.5pt solid #000' },
  },
});
/** `screen` excludes paper, which is narrow too. */
const onNarrowScreens = `screen and ${breakpoints.narrow}`;

const narrowHead = { padding: '20px 20px 18px' } as const;

export const head = styleVariants({
  draft: [
    headBase,
    {
      padding: '22px 28px 20px',
      background: vars.color.brandTint,
      borderColor: vars.color.brandLine,
      '@media': { [onNarrowScreens]: narrowHead },
    },
  ],
  issued: [
    headBase,
    {
      padding: '28px 32px 30px',
      background: vars.color.brand,
      borderColor: vars.color.brand,
      color: vars.color.onBrand,
      '@media': { [onNarrowScreens]: narrowHead },
    },
  ],
});
globalStyle(`${headBase} p span`, { color: 'inherit' });

const rosetteBase = style({
  position: 'absolute',
  zIndex: -1,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
});
export const rosette = styleVariants({
  draft: [
    rosetteBase,
    { ...square(380), top: 'calc(50% - 190px)', right: -190, color: vars.color.brandUi, opacity: 0.16 },
  ],
  issued: [
    rosetteBase,
    {
      ...square(560),
      top: 'calc(42% - 235px)',
      right: -190,
      opacity: 0.2,
      '@media': { [breakpoints.narrow]: { right: -300, opacity: 0.14 } },
    },
  ],
});

export const kicker = style({ ...typography.small, fontWeight: 500, letterSpacing: 0 });
export const reference = style({ marginBlockStart: 4, lineHeight: rem(18) });

export const body = styleVariants({
  draft: { padding: '10px 28px 24px', '@media': { [breakpoints.narrow]: { padding: '6px 20px 20px' } } },
  issued: {
    padding: '0 32px 28px',
    '@media': { [onNarrowScreens]: { padding: '6px 20px 20px' }, print: { padding: 0 } },
  },
});
globalStyle(`${body.issued} > ${list.rows}:first-child`, {
  '@media': { [`screen and ${breakpoints.wide}`]: { paddingBlockStart: 10 } },
});

export const sheetNote = style({
  display: 'flex',
  gap: 10,
  paddingBlockStart: 14,
  borderTop: `1px solid ${vars.color.hairline}`,
  ...typography.aside,
});
export const noteIcon = style({ marginBlockStart: 1 });
