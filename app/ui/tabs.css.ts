import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { vars } from '~/theme/tokens.css';

const fade = 'linear-gradient(90deg, #000 calc(100% - 40px), transparent)';

export const tabs = style({
  display: 'flex',
  gap: 28,
  marginBlockEnd: -1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [breakpoints.narrow]: {
      gap: 24,
      marginInline: `calc(${vars.size.gutter} * -1)`,
      paddingInline: `${vars.size.gutter} 40px`,
      scrollPaddingInline: `${vars.size.gutter} 48px`,
      maskImage: fade,
    },
    print: { display: 'none' },
  },
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  padding: '12px 0 13px',
  borderBottom: '2px solid transparent',
  color: vars.color.text2,
  fontWeight: 520,
  textDecoration: 'none',
  transition: `color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  ':hover': { color: vars.color.text, borderColor: vars.color.n300 },
  selectors: {
    '&[aria-current]': { color: vars.color.text, fontWeight: 600, borderColor: vars.color.brandUi },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    // Forced colours would draw the invisible line of every tab.
    '(forced-colors: active)': { selectors: { '&:not([aria-current])': { borderColor: 'Canvas' } } },
  },
});

const pillBase = style({
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const pill = styleVariants({
  quiet: [pillBase, { background: vars.color.sunken, color: vars.color.text2 }],
  warning: [
    pillBase,
    {
      background: vars.color.warn.bg,
      color: vars.color.warn.fg,
      boxShadow: `inset 0 0 0 1px ${vars.color.warn.line}`,
    },
  ],
});
