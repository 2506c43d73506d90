import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { hiddenInPrint, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const hairline = `1px solid ${vars.color.hairline}`;

const row = style({
  ...layoutStyles.grid('0 14px'),
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: '15px 24px',
  borderTop: hairline,
  '@media': {
    [breakpoints.narrow]: { gridTemplateColumns: '24px minmax(0, 1fr)', padding: '14px 16px' },
    print: { breakInside: 'avoid' },
  },
});
export const rows = styleVariants({ next: [row, { background: vars.color.brandTint }], later: [row] });

const mark = style({ alignSelf: 'start', marginBlockStart: -1 });
export const taskMarks = styleVariants({
  next: [mark, { color: vars.color.brandUi }],
  later: [mark, { color: vars.color.n450 }],
});
export const detailLine = style({
  ...typography.small,
  color: vars.color.text2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const action = style({
  '@media': {
    [breakpoints.narrow]: { gridColumn: 2, justifySelf: 'start', marginBlockStart: 10 },
    print: { display: 'none' },
  },
});

export const doneRow = style({ borderTop: hairline });
export const summary = style({
  ...layoutStyles.row(14),
  padding: '14px 24px',
  ...typography.small,
  fontWeight: 520,
  color: vars.color.text2,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [breakpoints.narrow]: { padding: '14px 16px' } },
});
export const doneMark = style({ flex: 'none', color: vars.color.ok.solid });
export const chevron = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.text3,
  transition: `transform ${vars.motion.fast}`,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
  ...hiddenInPrint,
});
export const doneList = style({
  padding: '0 24px 16px 62px',
  fontSize: toRem(14),
  lineHeight: toRem(28),
  color: vars.color.text3,
  '@media': { [breakpoints.narrow]: { paddingInline: '54px 16px' } },
});
