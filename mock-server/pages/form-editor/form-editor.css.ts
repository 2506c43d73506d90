import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';
import { simulatorColours } from '../base/colours';
import { button } from '../parts/button.css';

const { color } = vars;
const { amber } = simulatorColours;
const line = `1px solid ${color.border}`;
const besideEachOther = '(min-width: 1181px) and (min-height: 600px)';
const columnHeight = 'calc(100vh - 244px)';

export const page = style({
  padding: '14px 20px 40px',
  maxWidth: 1560,
  margin: '0 auto',
  ':focus': { outline: 0 },
  '@media': { [simulatorBreakpoints.phone]: { padding: '10px 12px 32px' } },
});
export const editor = style({ display: 'grid', gap: 12 });
export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 8px',
  alignItems: 'center',
  marginBottom: 8,
  fontSize: 13,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });
globalStyle(`${head} > div`, { flex: '1 1 240px', minWidth: 0 });
export const savedState = style({ color: color.text2, fontSize: 13 });
export const undoRedoButtons = style({ display: 'flex', gap: 4, margin: 0, padding: 0, border: 0 });
export const quietText = style({ color: color.text2, fontSize: 13 });
export const addRow = style({ display: 'flex', flexWrap: 'wrap', gap: '0 8px', alignItems: 'center' });
export const keyHints = style({
  color: color.text2,
  fontSize: 12,
  '@media': { [simulatorBreakpoints.phone]: { display: 'none' } },
});

globalStyle(`${page} ${button}`, { whiteSpace: 'normal', textAlign: 'start' });
export const iconButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 36,
  minHeight: 36,
  padding: 6,
  border: line,
  borderRadius: 8,
  background: color.surface,
  color: color.text,
  '@media': { '(pointer: coarse)': { minHeight: 44, minWidth: 44 } },
  ':disabled': { opacity: 0.4, cursor: 'default' },
});
export const buttonRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 6,
});
globalStyle(`${buttonRow} ${buttonRow}`, { marginTop: 0 });

export const countPill = style({
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  background: color.warn.bg,
  color: color.warn.fg,
  fontSize: 12,
  textAlign: 'center',
});

export const columnSwitch = style({
  display: 'none',
  '@media': {
    [simulatorBreakpoints.desk]: {
      display: 'flex',
      position: 'sticky',
      top: 0,
      zIndex: 1,
      background: color.canvas,
    },
  },
});
globalStyle(`${columnSwitch} button`, {
  flex: 1,
  minHeight: 44,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: color.text2,
  fontSize: 14,
});
globalStyle(`${columnSwitch} button[aria-pressed="true"]`, {
  borderBottomColor: amber,
  color: color.text,
  fontWeight: 620,
});

export const editorColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(260px, 320px) minmax(360px, 1fr) minmax(300px, 380px)',
  gap: 16,
  alignItems: 'start',
  '@media': { [simulatorBreakpoints.desk]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
for (const side of ['outline', 'preview', 'properties'])
  globalStyle(`${editorColumns}:not([data-side="${side}"]) > [data-column="${side}"]`, {
    '@media': { [simulatorBreakpoints.desk]: { display: 'none' } },
  });
// Without scripts, no button can show another column.
globalStyle(`${editorColumns} > [data-column]`, {
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media': { '(scripting: none)': { display: 'grid !important' } },
});
globalStyle(`${columnSwitch}`, { '@media': { '(scripting: none)': { display: 'none !important' } } });

const cardRules = { border: line, borderRadius: 12, background: color.surface } as const;
export const pane = style({ ...cardRules, padding: 12 });
export const paneHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: 36,
});
globalStyle(`${paneHeader} h2`, { marginInlineEnd: 'auto' });
export const outlineTree = style({
  '@media': { [besideEachOther]: { maxHeight: `calc(${columnHeight} - 140px)`, overflow: 'auto' } },
});
export const outlineBranch = style({ marginInlineStart: 14, borderInlineStart: line });
export const outlineRow = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  borderRadius: 8,
  borderInlineStart: '3px solid transparent',
  selectors: {
    '&[data-selected]': { background: '#fff6df', borderInlineStartColor: amber },
    '&:hover': { background: color.canvas },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
globalStyle(`${outlineRow}[data-selected]:hover`, { background: '#fff6df' });
export const dragHandle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 36,
  border: 0,
  background: 'none',
  color: color.text3,
  cursor: 'grab',
  touchAction: 'none',
  '@media': { '(pointer: coarse)': { width: 36, height: 44 } },
});
export const outlineRowName = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
});
globalStyle(`${outlineRow} ${outlineRowName}`, { color: color.text, textDecoration: 'none' });
globalStyle(`${outlineRowName} span`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
});
export const outlineRowEnd = style({
  flex: 'none',
  display: 'flex',
  gap: 6,
  paddingInline: 6,
  color: color.text2,
  fontSize: 12,
});
export const moveButtons = style({ display: 'flex', flexWrap: 'wrap', gap: 6, padding: '4px 0 8px 12px' });
export const draggedRow = style({ opacity: 0.7, position: 'relative', zIndex: 2, background: color.surface });
export const errorMark = style({ color: color.bad.fg });
export const noteMark = style({ color: color.warn.fg });

export const findings = style({ ...cardRules, padding: 12 });
export const finding = style({ display: 'flex', gap: 8, padding: '8px 0', borderTop: line });
const noteRules = { display: 'flex', gap: 8, padding: 10, borderRadius: 8, fontSize: 13 } as const;
globalStyle(`${finding} > div`, { minWidth: 0 });
export const errorNote = style({ ...noteRules, background: color.bad.bg, color: color.bad.fg });

export const note = style({ ...noteRules, background: color.warn.bg, color: color.warn.fg });
export const saveNote = style({
  ...cardRules,
  display: 'grid',
  gap: 8,
  padding: 14,
  borderInlineStart: `4px solid ${amber}`,
  maxWidth: 720,
});
export const labels = style({
  fontSize: 13,
  selectors: { '&': { listStyle: 'disc', paddingInlineStart: 18 } },
});

export const previewPane = style({ display: 'grid', gap: 10, justifyItems: 'stretch' });
export const window = style({
  ...cardRules,
  overflow: 'hidden',
  height: 'min(74vh, 820px)',
  '@media': { [besideEachOther]: { height: `calc(${columnHeight} - 134px)` } },
  selectors: { '&[data-width="phone"]': { width: 390, maxWidth: '100%', justifySelf: 'center' } },
});
globalStyle(`${window} iframe`, { width: '100%', height: '100%', border: 0 });
export const emptyPreview = style({
  ...cardRules,
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  padding: 24,
  borderStyle: 'dashed',
});

export const properties = style({
  ...cardRules,
  display: 'grid',
  gap: 16,
  padding: 14,
  '@media': { [besideEachOther]: { maxHeight: columnHeight, overflow: 'auto' } },
});
export const propertiesHeader = style({ display: 'flex', gap: 8, alignItems: 'flex-start' });
globalStyle(`${propertiesHeader} > div`, { flex: 1, minWidth: 0 });
export const section = style({ display: 'grid', gap: 10, paddingTop: 12, borderTop: line, minWidth: 0 });
export const collapsedSection = style({ borderTop: line, paddingTop: 10 });
globalStyle(`${collapsedSection} summary`, { minHeight: 36, cursor: 'pointer' });
export const scope = style({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 10,
  border: `1px solid ${amber}`,
  borderRadius: 8,
  fontSize: 13,
});
globalStyle(`${scope} legend`, { fontWeight: 620, padding: '0 4px' });
globalStyle(`${scope} label`, { display: 'flex', gap: 8, alignItems: 'center', minHeight: 32 });
export const entry = style({ display: 'grid', gap: 4, minWidth: 0 });
export const problems = style({ display: 'grid', gap: 2, fontSize: 13, lineHeight: '18px' });
globalStyle(`${problems} li`, { color: color.warn.fg });
globalStyle(`${problems} li[data-severity='error']`, { color: color.bad.fg });
export const entryHeader = style({ display: 'flex', justifyContent: 'space-between', gap: 8, fontSize: 13 });
globalStyle(`${entryHeader} label`, { fontWeight: 560 });
globalStyle(`${entryHeader} code`, { color: color.text2 });
const inputRules = {
  width: '100%',
  minHeight: 38,
  padding: '7px 10px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: 8,
  background: color.surface,
  fontSize: 14,
  '@media': { '(pointer: coarse)': { minHeight: 44, fontSize: 16 } },
} as const;
export const control = style({ display: 'flex', alignItems: 'center', gap: 8 });
globalStyle(`${control} :is(input, textarea)`, inputRules);
globalStyle(`:is(${control}, ${properties}) textarea`, {
  ...inputRules,
  font: 'inherit',
  resize: 'vertical',
});
globalStyle(`${control} :is(:invalid, [aria-invalid])`, { borderColor: color.bad.solid });
export const unitSuffix = style({ flex: 'none', color: color.text2 });
export const select = style(inputRules);
export const validationRow = style({ display: 'grid', gap: 8, minWidth: 0 });
globalStyle(`${validationRow} label`, { display: 'flex', gap: 8, alignItems: 'center', minHeight: 24 });
export const patternTrialBox = style({
  fontSize: 13,
  ':empty': { display: 'none' },
  selectors: {
    '&[data-result=fits]': { color: color.ok.fg },
    '&:is([data-result=differs], [data-result=invalid], [data-result=too_slow])': { color: color.bad.fg },
  },
});
export const validationList = style({ display: 'grid', gap: 2 });
globalStyle(`${validationList} label`, { display: 'flex', gap: 8, alignItems: 'center', minHeight: 36 });

export const choiceGroup = style({
  margin: '10px 0 0',
  padding: 10,
  border: line,
  borderRadius: 8,
  minWidth: 0,
});
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  alignItems: 'center',
  marginTop: 6,
});
globalStyle(`${choice} input`, { ...inputRules, flex: '1 1 80px', width: 'auto', minWidth: 0 });
export const key = style({ fontFamily: vars.font.mono });
// Fits three buttons, so that all rows wrap alike.
export const choiceMoveButtons = style({ display: 'flex', flexWrap: 'wrap', gap: 4, minWidth: 116 });
export const pastedListBox = style({
  display: 'grid',
  gap: 8,
  marginTop: 10,
  padding: 10,
  borderRadius: 8,
  background: color.canvas,
});
export const pastedChoices = style({ maxHeight: 220, overflow: 'auto', fontSize: 13 });
globalStyle(`${pastedChoices} li`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: '4px 0',
});
globalStyle(`${pastedChoices} li:not([data-state="new"])`, { color: color.text2 });

export const dialog = style({
  width: 'min(720px, calc(100vw - 24px))',
  maxHeight: 'min(86vh, 760px)',
  // The dialog stays in its place while the list of questions gets shorter.
  marginTop: '7vh',
  padding: 16,
  border: line,
  borderRadius: 14,
  background: color.surface,
  color: color.text,
  '::backdrop': { background: 'rgb(15 20 24 / 50%)' },
});
export const search = style({ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 8 });
globalStyle(`${search} input`, { ...inputRules, fontSize: 16 });
export const questionGroup = style({ marginTop: 12 });
export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: 6,
  margin: '6px 0',
});
globalStyle(`${questions} button`, {
  display: 'grid',
  gap: 2,
  width: '100%',
  minHeight: 52,
  padding: '8px 10px',
  border: line,
  borderRadius: 8,
  background: color.surface,
  textAlign: 'start',
});
globalStyle(`${questions} button:is(:hover, :focus-visible):not(:disabled)`, {
  background: '#fff6df',
  borderColor: amber,
});
globalStyle(`${questions} button span`, { color: color.text2, fontSize: 13 });
globalStyle(`${questions} button:disabled`, {
  cursor: 'default',
  background: color.canvas,
  color: color.text2,
});

export const texts = style({ ...cardRules, display: 'grid', gap: 12, padding: 14, minWidth: 0 });
export const progressList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
  gap: 12,
});
globalStyle(`${progressList} progress`, { display: 'block', width: '100%', accentColor: color.ok.solid });
export const scrollingTable = style({ overflow: 'auto', maxHeight: '66vh', borderTop: line });
globalStyle(`${scrollingTable} table`, {
  width: '100%',
  minWidth: 860,
  borderCollapse: 'collapse',
  fontSize: 13,
});
globalStyle(`${scrollingTable} :is(th, td)`, {
  padding: 8,
  borderBottom: line,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${scrollingTable} th[scope="row"] span`, {
  display: 'block',
  color: color.text2,
  fontWeight: 400,
});
globalStyle(`${scrollingTable} td[data-gap]`, { background: color.warn.bg });
globalStyle(`${scrollingTable} td textarea`, {
  width: '100%',
  minWidth: 140,
  font: 'inherit',
  fontSize: 13,
  padding: 6,
  border: line,
  borderRadius: 6,
});
globalStyle(`${scrollingTable} td label`, { display: 'flex', gap: 6, minHeight: 32, alignItems: 'center' });
globalStyle(`${texts} input[type="search"]`, { ...inputRules, width: 240, maxWidth: '100%' });

export const startChoices = style({ display: 'grid', gap: 12 });
export const startCards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: 14,
  alignItems: 'start',
});
export const card = style({
  ...cardRules,
  display: 'grid',
  gap: 10,
  padding: 16,
  marginBottom: 14,
  minWidth: 0,
});
globalStyle(`${card} label`, { display: 'grid', gap: 4, fontSize: 13 });
globalStyle(`${card} input:not([type="radio"], [type="file"])`, inputRules);
export const templateButton = style({
  display: 'grid',
  gap: 2,
  minHeight: 56,
  padding: '10px 12px',
  border: line,
  borderRadius: 8,
  background: color.surface,
  textAlign: 'start',
  ':hover': { borderColor: amber, background: '#fff6df' },
});
export const fileEntry = style({ display: 'grid', gap: 4, fontSize: 13 });
export const jsonForm = style({ display: 'grid', gap: 8, minWidth: 0 });
export const missing = style({
  marginBottom: 6,
  padding: '10px 14px',
  border: `1px dashed ${color.bad.solid}`,
  borderRadius: 8,
  background: `repeating-linear-gradient(135deg, ${color.bad.bg} 0 8px, ${color.surface} 8px 16px)`,
});
globalStyle(`${missing} > p`, { fontSize: 12, fontWeight: 400, color: color.bad.fg });
export const jsonEditorBox = style({ display: 'grid', gap: 8, minWidth: 0 });
export const code = style({ ...cardRules, overflow: 'hidden', fontSize: 13 });
globalStyle(`${code} .cm-editor`, { maxHeight: '72vh', minHeight: 320 });
globalStyle(`${code} .cm-editor.cm-focused`, { outline: `2px solid ${color.focus}`, outlineOffset: -2 });
globalStyle(`${code} .cm-scroller`, { overflow: 'auto' });
