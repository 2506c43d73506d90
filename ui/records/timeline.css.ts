import { style, styleVariants } from '@vanilla-extract/css';
import { toRem } from 'ui/theme/measures';
import { layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const line = {
  content: '',
  position: 'absolute',
  insetInlineStart: 11.25,
  top: 26,
  bottom: 2,
  width: 1.5,
} as const;
const step = style({
  position: 'relative',
  ...layoutStyles.grid('0 14px'),
  gridTemplateColumns: '24px minmax(0, 1fr)',
  paddingBlockEnd: 18,
  ...typography.small,
  color: vars.color.text2,
  ':last-child': { paddingBlockEnd: 0 },
  selectors: { '&:not(:last-child)::before': { ...line, background: vars.color.border } },
  '@media': { print: { breakInside: 'avoid', paddingBlockEnd: 8 } },
});
export const steps = styleVariants({
  done: [step, { selectors: { '&:not(:last-child)::before': { background: vars.color.ok.solid } } }],
  current: [step],
  next: [step],
  later: [step],
});
export const stepMarks = styleVariants({
  done: { color: vars.color.ok.solid },
  current: { color: vars.color.brandUi },
  next: { color: vars.color.n450 },
  later: { color: vars.color.n400 },
});
const name = style({ fontSize: toRem(15), lineHeight: toRem(24), fontWeight: 520 });
export const stepNames = styleVariants({
  done: [name, { color: vars.color.text2 }],
  current: [name, { color: vars.color.text, fontWeight: 620 }],
  next: [name, { color: vars.color.text }],
  later: [name, { color: vars.color.text3 }],
});
export const note = style({
  display: 'inline-block',
  whiteSpace: 'pre',
  fontSize: toRem(13),
  fontWeight: 400,
  color: vars.color.text3,
});
