import { globalStyle, style } from '@vanilla-extract/css';
import { dateInputIndent } from 'ui/fields/date/calendar.css';
import { belowWidth, breakpoints, toRem } from 'ui/theme/measures';
import {
  createSquare,
  hiddenInPrint,
  layoutStyles,
  tabularFigures,
  typography,
  visuallyHiddenStyle,
} from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color, radius, motion } = vars;

const phones = belowWidth(441);

export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: '18px 24px 16px',
  '@media': { [breakpoints.narrow]: { padding: '16px 16px 14px' }, print: { paddingInline: 0 } },
});
export const headMeta = style({ ...typography.quiet, fontVariantNumeric: 'tabular-nums lining-nums' });

export const links = style({ marginInline: -13 });
globalStyle(`${links} > a`, {
  '@media': { [breakpoints.small]: { justifyContent: 'start', textAlign: 'start' } },
});

export const segments = style({
  margin: '0 24px 20px',
  '@media': { [breakpoints.narrow]: { margin: '0 16px 16px' }, print: { marginInline: 0 } },
});

export const baseYear = style(layoutStyles.wrappingRow('6px 10px'));
globalStyle(`${baseYear} > label`, { '@media': { [breakpoints.narrow]: { flexBasis: '100%' } } });
export const yearSelect = style({
  flex: 'none',
  minHeight: 36,
  borderRadius: 8,
  '@media': { print: { minHeight: 0, border: 0 } },
});
globalStyle(`${yearSelect} > select`, {
  padding: '5px 36px 5px 12px',
  fontSize: toRem(14),
  lineHeight: toRem(22),
  // iOS zooms in on controls with a font below 16 px.
  '@media': { [breakpoints.narrow]: { fontSize: toRem(16) }, print: { padding: 0 } },
});

export const requirement = style({
  ...layoutStyles.grid('12px 32px'),
  gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)',
  padding: '20px 24px',
  borderTop: `1px solid ${color.hairline}`,
  '@media': {
    [breakpoints.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [breakpoints.narrow]: { padding: '18px 16px' },
    print: { paddingInline: 0, breakInside: 'avoid' },
  },
});
export const name = style({ ...layoutStyles.topRow(8), overflowWrap: 'anywhere' });
export const openIcon = style({ marginTop: 1, color: color.n450 });
export const fulfilledIcon = style({ marginTop: 1, color: color.ok.solid });
export const attentionIcon = style({ marginTop: 1, color: color.warn.fg });
export const requirementHints = style({
  ...layoutStyles.grid(4),
  marginTop: 2,
  paddingInlineStart: 28,
  ...typography.aside,
});
globalStyle(`${requirementHints} summary`, {
  paddingBlock: 3,
  cursor: 'pointer',
  color: color.link,
  width: 'fit-content',
  ...hiddenInPrint,
});
globalStyle(`${requirementHints} a`, { ...layoutStyles.inlineRow(0), minHeight: 32 });

export const files = style({ ...layoutStyles.grid(12), alignContent: 'start', minWidth: 0 });

export const fileRows = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  '@media': { [breakpoints.small]: { border: 0 } },
});
export const fileRow = style({
  ...layoutStyles.row('6px 12px'),
  minHeight: 60,
  padding: '10px 8px 10px 14px',
  selectors: {
    '& + &': { borderTop: `1px solid ${color.hairline}` },
    '&:first-child': { borderStartStartRadius: 'inherit', borderStartEndRadius: 'inherit' },
    '&:last-child': { borderEndStartRadius: 'inherit', borderEndEndRadius: 'inherit' },
    '&[data-bad]': { background: color.bad.bg },
  },
  '@media': {
    [breakpoints.small]: {
      flexWrap: 'wrap',
      minHeight: 44,
      gap: 6,
      padding: '6px 0',
      selectors: { '&[data-bad]': { marginInline: -8, paddingInline: 8, borderRadius: radius.small } },
    },
  },
});
export const addFile = style({ minWidth: 0, ...hiddenInPrint });
export const collapsibleContent = style({ ...layoutStyles.grid(12), marginTop: 8 });
export const rowIcon = style({ color: color.text3 });
export const rowIconOnTop = style([rowIcon, { alignSelf: 'flex-start', marginTop: 2 }]);
export const doneIcon = style({ color: color.ok.solid });
export const badIcon = style({ color: color.bad.solid });
export const busyIcon = style({
  ...layoutStyles.centred,
  ...createSquare(20),
  flex: 'none',
  color: color.info.solid,
});
export const rowBody = style({
  flex: 1,
  minWidth: 0,
  '@media': { [breakpoints.small]: { flexBasis: 150 } },
});
export const fileName = style({
  display: 'block',
  fontWeight: 520,
  ...typography.small,
  overflowWrap: 'anywhere',
});
globalStyle(`a${fileName}`, {
  ...layoutStyles.row(0),
  minHeight: 24,
  color: 'inherit',
  textDecorationColor: color.border,
  textUnderlineOffset: 3,
});
export const rowMeta = style({
  ...typography.quiet,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
export const hiddenOnPhones = style({ '@media': { [breakpoints.small]: visuallyHiddenStyle } });
export const rowError = style({
  ...typography.meta,
  fontWeight: 500,
  color: color.bad.fg,
  overflowWrap: 'anywhere',
});
export const rowWarning = style({ ...typography.meta, fontWeight: 500, color: color.warn.fg });
export const rowActions = style({
  ...layoutStyles.row(4),
  '@media': { [breakpoints.small]: { marginInline: 'auto -8px' } },
});

export const toggle = style({
  ...layoutStyles.inlineRow(8),
  minHeight: 44,
  padding: '0 8px',
  border: 0,
  background: 'none',
  color: color.text2,
  ...typography.meta,
  cursor: 'pointer',
});
export const track = style({
  flex: 'none',
  width: 32,
  height: 20,
  padding: 2,
  border: `1px solid ${color.n450}`,
  borderRadius: 10,
  background: color.surface,
  transition: `background ${motion.fast}`,
  selectors: {
    '&::after': {
      content: '""',
      display: 'block',
      ...createSquare(14),
      borderRadius: '50%',
      background: color.n450,
      transition: `transform ${motion.fast}`,
    },
    [`${toggle}[aria-checked=true] > &`]: { borderColor: color.brandUi, background: color.brandUi },
    [`${toggle}[aria-checked=true] > &::after`]: { background: color.surface, transform: 'translateX(12px)' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${toggle}[aria-checked=true] > &`]: { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});
export const rowActionsOnTop = style([rowActions, { alignSelf: 'flex-start' }]);

export const progress = style({ ...layoutStyles.grid(5), marginTop: 4 });
export const bar = style({ height: 4, borderRadius: 2, background: color.n200, overflow: 'hidden' });
export const barFill = style({
  height: '100%',
  borderRadius: 'inherit',
  background: color.brandUi,
  transition: `width ${motion.base}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const uploadForm = style({
  ...layoutStyles.grid(12),
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
});
export const dateField = style({
  minWidth: 0,
  '@media': { [breakpoints.narrow]: { vars: { [dateInputIndent]: '-44px' } } },
});
export const dateQuestion = style({ ...layoutStyles.grid(12), justifyItems: 'start', margin: '10px 0 4px' });
export const dateQuestionField = style({ ...layoutStyles.flow('8px 10px'), alignItems: 'flex-end' });
export const likelyDates = style({ ...layoutStyles.flow(8), minHeight: 44, alignItems: 'center' });
export const likelyDate = style({
  minHeight: 36,
  padding: '0 14px',
  border: `1px solid ${color.border}`,
  borderRadius: 18,
  background: color.surface,
  color: color.text,
  ...typography.small,
  ...tabularFigures,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.brandUi },
    '&[aria-pressed=true]': { borderColor: color.brandUi, background: color.brandTint, fontWeight: 560 },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44, borderRadius: 22 } },
});

export const dropZone = style({
  ...layoutStyles.wrappingRow('8px 12px'),
  minHeight: 66,
  padding: '10px 16px',
  border: `1.5px dashed ${color.n400}`,
  borderRadius: radius.control,
  background: color.surface,
  ...typography.small,
  color: color.text2,
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.n450, background: color.surface2 },
    '&:focus-within': { borderColor: color.focus, boxShadow: `0 0 0 3px ${color.focusHalo}` },
    '&[data-over]': {
      borderColor: color.brandUi,
      borderStyle: 'solid',
      background: color.brandTint,
      color: color.text,
    },
    '&[data-invalid]': { borderColor: color.bad.solid },
  },
  '@media': {
    ...hiddenInPrint['@media'],
    [phones]: { minHeight: 88 },
    [`(pointer: coarse) and ${phones}`]: {
      minHeight: 94,
      selectors: { '&:lang(fr)': { minHeight: 120 } },
    },
  },
});
export const dropText = style({ flex: 1, minWidth: `min(100%, ${toRem(160)})` });
export const textForMouse = style({ '@media': { '(pointer: coarse)': { display: 'none' } } });
export const textForTouch = style({ '@media': { 'not all and (pointer: coarse)': { display: 'none' } } });
export const chooseFile = style({
  color: color.link,
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  textDecorationThickness: 1,
  cursor: 'pointer',
  padding: '4px 0',
});
export const camera = style([
  chooseFile,
  {
    display: 'none',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    '@media': { '(pointer: coarse)': { display: 'inline-flex' } },
  },
]);
export const notOnPhones = style({ '@media': { [`(pointer: coarse) and ${phones}`]: { display: 'none' } } });
export const nativeFile = style({
  flex: 1,
  minWidth: 0,
  minHeight: 24,
  maxWidth: '100%',
  font: 'inherit',
  // Replacing the input by a button at hydration would move the rows if the input were wide.
  '@media': { '(scripting: none)': { flexBasis: toRem(260) } },
});

export const previewPicture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '75dvh',
  marginInline: 'auto',
});
export const previewPage = style({
  display: 'block',
  width: '100%',
  height: '70dvh',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.small,
});

export const inbox = style({
  ...layoutStyles.grid(14),
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '20px 24px',
  '@media': {
    [breakpoints.narrow]: { padding: 16 },
    print: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});
const ROWS_AS_CARDS = '(max-width: 48em)';
const ONE_COLUMN = '(max-width: 33.99em)';
const TWO_COLUMNS = '(min-width: 34em) and (max-width: 48em)';
const WITH_HEADER_ROW = '(min-width: 34em)';
export const sortingCard = style({
  ...layoutStyles.grid(16),
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
});
export const sortTable = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  ...typography.small,
});
globalStyle(`${sortTable} :is(th, td)`, {
  padding: '12px 16px 12px 0',
  borderTop: `1px solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
});
globalStyle(`${sortTable} thead th`, { padding: '0 16px 8px 0', border: 0, ...typography.quiet });
globalStyle(`${sortTable} thead th:nth-child(1)`, { width: '24%' });
globalStyle(`${sortTable} thead th:nth-child(3)`, { width: toRem(196) });
globalStyle(`${sortTable} thead th:nth-child(4)`, { width: '18%' });
globalStyle(`${sortTable} thead th:nth-child(5)`, { width: 44 });
globalStyle(`${sortTable} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${sortTable} tr[data-bad]`, { background: color.bad.bg });
globalStyle(`${sortTable} :is(thead, tr, td, th)`, {
  '@container': { [ROWS_AS_CARDS]: { display: 'block' } },
});
globalStyle(`${sortTable} thead`, { '@container': { [ONE_COLUMN]: visuallyHiddenStyle } });
globalStyle(`${sortTable} thead th:not(:nth-child(2), :nth-child(3))`, {
  '@container': { [TWO_COLUMNS]: visuallyHiddenStyle },
});
globalStyle(`${sortTable} thead th:nth-child(3)`, { '@container': { [TWO_COLUMNS]: { width: 'auto' } } });
globalStyle(`${sortTable} tbody tr`, {
  '@container': {
    [ROWS_AS_CARDS]: {
      ...layoutStyles.grid('8px 12px'),
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: '12px 0',
      borderTop: `1px solid ${color.hairline}`,
    },
  },
});
globalStyle(`${sortTable} tbody :is(th, td)`, {
  '@container': { [ROWS_AS_CARDS]: { padding: 0, border: 0, gridColumn: '1 / -1' } },
});
globalStyle(`${sortTable} tbody th`, { '@container': { [ROWS_AS_CARDS]: { gridColumn: 1 } } });
globalStyle(`${sortTable} tbody td:last-child`, {
  '@container': { [ROWS_AS_CARDS]: { gridColumn: 2, gridRow: 1 } },
});
globalStyle(`${sortTable} tbody td:empty`, { '@container': { [ROWS_AS_CARDS]: { display: 'none' } } });
globalStyle(`${sortTable} :is(thead, tbody) tr`, {
  '@container': {
    [TWO_COLUMNS]: {
      ...layoutStyles.grid('8px 12px'),
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) 44px',
    },
  },
});
globalStyle(`${sortTable} tbody td:nth-last-child(2)`, {
  '@container': {
    [ONE_COLUMN]: { gridRow: 2 },
    [TWO_COLUMNS]: { gridColumn: 2, gridRow: 1 },
  },
});
globalStyle(`${sortTable} tbody td:last-child`, { '@container': { [TWO_COLUMNS]: { gridColumn: 3 } } });
globalStyle(`${sortTable} tbody td:nth-child(2):not([colspan])`, {
  '@container': { [TWO_COLUMNS]: { gridColumn: 1 } },
});
globalStyle(`${sortTable} tbody td:nth-child(3):not(:last-child):not([colspan] + td)`, {
  '@container': { [TWO_COLUMNS]: { gridColumn: '2 / 4' } },
});
export const sortDate = style({});
globalStyle(`${sortDate} label`, { '@container': { [WITH_HEADER_ROW]: visuallyHiddenStyle } });
globalStyle(`${sortDate} p`, { '@container': { [WITH_HEADER_ROW]: { order: 1 } } });
export const sortNone = style({
  ...typography.small,
  color: color.text3,
  '@container': { [WITH_HEADER_ROW]: { lineHeight: toRem(44) } },
});
export const sortNoDate = style([sortNone, { '@container': { [ONE_COLUMN]: { display: 'none' } } }]);
export const sortMark = style({
  ...layoutStyles.topRow(8),
  paddingTop: 11,
  '@container': { [ROWS_AS_CARDS]: { paddingTop: 0 } },
});
globalStyle(`${sortMark} > span > span`, { display: 'block' });
export const sortMissing = style({ ...layoutStyles.topRow(8), ...typography.small });
export const sortActions = style(layoutStyles.wrappingRow('10px 16px'));
globalStyle(`${sortActions} > *`, { '@container': { [ONE_COLUMN]: { flexBasis: '100%' } } });
export const archiveFacts = style({ fontWeight: 400, color: color.text3 });

export const paper = style({
  width: '100%',
  maxWidth: toRem(820),
  marginInline: 'auto',
  '@media': { print: { maxWidth: 'none' } },
});

export const checklist = style({
  '@media': { [breakpoints.wide]: { paddingBlock: 28, paddingInline: 32 } },
});
export const checklistItems = style({ marginTop: 8 });
export const checklistItem = style({
  ...layoutStyles.topRow(12),
  padding: '12px 0',
  borderTop: `1px solid ${color.hairline}`,
  ...typography.aside,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});
globalStyle(`${checklistItem} > div`, { minWidth: 0 });
globalStyle(`${checklistItem} a`, { ...layoutStyles.inlineRow(0), minHeight: 24 });

export const phoneLink = style({
  ...layoutStyles.wrappingRow('24px 40px'),
  alignItems: 'flex-start',
  paddingBlock: 24,
  overflowWrap: 'anywhere',
});
globalStyle(`${phoneLink} > div`, { flex: `1 1 ${toRem(260)}`, minWidth: 0 });
/** Black on white even in dark mode: cameras cannot read inverted codes. */
export const phoneCode = style({
  width: toRem(220),
  maxWidth: '100%',
  flex: 'none',
  borderRadius: radius.control,
  background: '#fff',
  fill: '#000',
  forcedColorAdjust: 'none',
});
export const phoneState = style({ fontWeight: 560 });
export const phoneTypes = style({ marginInline: -16 });
globalStyle(`${phoneTypes} ${requirement}`, { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: 16 });
export const phoneSteps = style({ ...layoutStyles.grid(4), paddingInlineStart: 20, listStyle: 'decimal' });
