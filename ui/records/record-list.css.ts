import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { card } from 'ui/layout/card.css';
import { breakpoints, toRem } from 'ui/theme/measures';
import {
  hiddenInPrint,
  layoutStyles,
  tabularFigures,
  typography,
  visuallyHiddenStyle,
} from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const hairline = `1px solid ${vars.color.hairline}`;
const tableColumns = 'minmax(0, 1.5fr) minmax(200px, 1fr) 108px 92px 232px';

const paperColumns = 'minmax(0, 1.3fr) minmax(0, 1fr) 96px 84px';
const onScreen = {
  medium: `screen and ${breakpoints.medium}`,
  narrow: `screen and ${breakpoints.narrow}`,
  smallest: `screen and ${breakpoints.smallest}`,
  enlarged: `screen and ${breakpoints.enlarged}`,
} as const;

const line = style({
  ...layoutStyles.grid(16),
  gridTemplateColumns: tableColumns,
  alignItems: 'center',
  paddingInline: 24,
  '@media': { print: { gridTemplateColumns: paperColumns, paddingInline: 0, breakInside: 'avoid' } },
});

export const columnHeader = style([
  line,
  { paddingBlock: '10px 8px', ...typography.quiet, '@media': { [onScreen.medium]: { display: 'none' } } },
]);

export const list = style({ '@media': { [onScreen.medium]: { marginBlockStart: 12 } } });
globalStyle(`${card}:has(> ${list})`, { '@media': { print: { breakInside: 'auto' } } });

const row = style([
  line,
  {
    paddingBlock: 16,
    borderTop: hairline,
    '@media': {
      [onScreen.medium]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"title action" "status action" "created number"',
        gap: '6px 16px',
      },
      [onScreen.narrow]: { gap: '4px 12px', paddingInline: 16 },
    },
  },
]);
const onPhones = (gridTemplateAreas: string) => ({
  '@media': {
    [onScreen.narrow]: { gridTemplateAreas },
    [onScreen.enlarged]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"title" "status" "created" "number" "action"',
    },
  },
});
export const rows = styleVariants({
  settled: [row, onPhones('"title action" "status status" "created number"')],
  waiting: [row, onPhones('"title title" "status status" "created number" "action action"')],
});
const area = (gridArea: string) => ({ '@media': { [onScreen.medium]: { gridArea } } });

export const title = style([area('title'), { minWidth: 0 }]);
export const amount = style({
  display: 'block',
  fontSize: toRem(18),
  lineHeight: toRem(24),
  fontWeight: 600,
  letterSpacing: '-.018em',
  ...tabularFigures,
});
export const kind = style({ display: 'block', ...typography.quiet });
export const status = style([
  area('status'),
  { display: 'flex', '@media': { [onScreen.narrow]: { marginBlock: 4 } } },
]);
const cell = style({ ...typography.prose, ...tabularFigures });
export const creationDate = style([cell, area('created')]);
export const number = style([
  cell,
  area('number'),
  {
    color: vars.color.text2,
    '@media': { [onScreen.medium]: { textAlign: 'end' }, [onScreen.enlarged]: { textAlign: 'start' } },
  },
]);
export const caption = style({
  color: vars.color.text3,
  '@media': { [breakpoints.desktop]: visuallyHiddenStyle, print: visuallyHiddenStyle },
});
export const numberCaption = style([caption, { '@media': { [onScreen.smallest]: visuallyHiddenStyle } }]);
const action = style([area('action'), { display: 'grid', justifyItems: 'end', ...hiddenInPrint }]);
export const actions = styleVariants({
  settled: [action],
  waiting: [action, { '@media': { [onScreen.narrow]: { justifyItems: 'stretch', marginBlockStart: 8 } } }],
});
