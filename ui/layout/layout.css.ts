import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { belowWidth, breakpoints } from 'ui/theme/measures';
import { createSquare, hiddenInPrint, layoutStyles, tabularFigures, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });

export const row = style({ display: 'flex', alignItems: 'center' });
export const wrappingRow = style({ flexWrap: 'wrap' });
export const rowAlign = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});
export const rowJustify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  centre: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
});

export const buttons = style({});
globalStyle(`${buttons} > *`, { '@media': { [breakpoints.small]: { flexBasis: '100%' } } });
globalStyle(`${buttons} > :is(form, div) button`, { '@media': { [breakpoints.small]: { width: '100%' } } });

export const container = styleVariants(
  { content: vars.size.container, narrow: vars.size.narrow },
  (width) => ({
    width: '100%',
    maxWidth: `calc(${width} + 2 * ${vars.size.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.size.gutter,
    '@media': { print: { paddingInline: 0 } },
  }),
);

export const split = style({
  ...layoutStyles.grid(vars.space.s6),
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.side}`,
  alignItems: 'start',
  '@media': {
    [breakpoints.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const stickyColumn = style({
  position: 'sticky',
  top: `calc(${vars.size.header} + 24px)`,
  '@media': { [breakpoints.medium]: { position: 'static' }, [breakpoints.low]: { position: 'static' } },
});

export const onlyOnWideScreens = style({
  '@media': { [breakpoints.narrow]: { display: 'none !important' } },
});
export const onlyOnNarrowScreens = style({
  '@media': { [breakpoints.wide]: { display: 'none !important' } },
});

export const formGrid = style({
  ...layoutStyles.grid(`${vars.space.s5} ${vars.space.s4}`),
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  minWidth: 0,
});

const tooNarrowForRows = belowWidth(360);
const fullWidthOnPhones = { '@media': { [breakpoints.small]: { gridColumn: 'span 6' } } };

export const cellSpans = styleVariants({
  whole: { gridColumn: 'span 6' },
  /** Shares a row with `few`, like street and house number. */
  most: {
    gridColumn: 'span 4',
    '@media': {
      [breakpoints.small]: { alignSelf: 'end' },
      [tooNarrowForRows]: { gridColumn: 'span 6' },
    },
  },
  half: { gridColumn: 'span 3', ...fullWidthOnPhones },
  third: { gridColumn: 'span 2', ...fullWidthOnPhones },
  few: {
    gridColumn: 'span 2',
    '@media': {
      [breakpoints.small]: { alignSelf: 'end' },
      [tooNarrowForRows]: { gridColumn: 'span 3' },
      [breakpoints.enlarged]: { gridColumn: 'span 6' },
    },
  },
});
/** A message below one field must not move the field beside it. */
globalStyle(`${formGrid}:has([aria-invalid="true"]) > :is(${cellSpans.most}, ${cellSpans.few})`, {
  '@media': { [breakpoints.small]: { alignSelf: 'start' } },
});

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: '-.2em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const spinAnimation = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  ...createSquare(16),
  borderRadius: '50%',
  border: '2px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderTopColor: 'currentColor',
  animation: `${spinAnimation} .8s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      border: '2px dotted currentColor',
    },
  },
});

export const onlyWithoutScripts = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});

export const onlyWithScripts = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const collapsible = style({ minWidth: 0 });

export const collapsibleSummary = style({
  ...layoutStyles.inlineRow(6),
  width: 'fit-content',
  minHeight: 32,
  ...typography.small,
  fontWeight: 500,
  color: vars.color.link,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.small,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

export const collapsibleChevron = style({
  transition: `transform ${vars.motion.fast}`,
  selectors: {
    [`${collapsible}[open] > ${collapsibleSummary} > &, ${collapsibleSummary}[aria-expanded="true"] > &`]: {
      transform: 'rotate(180deg)',
    },
  },
});

export const pager = style({ ...layoutStyles.ends('8px 16px'), ...hiddenInPrint });
export const pagerRange = style({ ...typography.quiet, ...tabularFigures });
export const pagerLinks = style({ display: 'flex', gap: 8 });
