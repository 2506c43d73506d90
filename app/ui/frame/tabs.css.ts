import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '~/theme/measures';
import { arrange, notOnPaper, tabular } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

const pillBase = style({
  // Keeps visually hidden text inside the scrolling strip; otherwise it widens the page.
  position: 'relative',
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  fontSize: rem(12),
  lineHeight: rem(20),
  fontWeight: 600,
  textAlign: 'center',
  ...tabular,
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

export const tabs = style({
  display: 'flex',
  gap: 28,
  marginBlockEnd: -1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...notOnPaper,
});
export const tab = style({
  ...arrange.inlineRow(8),
  flex: 'none',
  padding: '12px 0 13px',
  borderBottom: '2px solid transparent',
  color: vars.color.text2,
  fontWeight: 520,
  textDecoration: 'none',
  transition: `color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { color: vars.color.text, borderColor: vars.color.n300 },
    '&[aria-current]': { color: vars.color.text, borderColor: vars.color.brandUi, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&:hover': { borderColor: 'LinkText' }, '&[aria-current]': { borderColor: 'Highlight' } },
    },
  },
});
