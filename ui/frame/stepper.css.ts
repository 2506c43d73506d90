import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from 'ui/theme/measures';
import { layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const wideStepper = style({
  ...layoutStyles.grid(8),
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [breakpoints.narrow]: { display: 'none' }, print: { display: 'none' } },
});

const stepBase = style({
  borderTop: '3px solid',
  borderColor: vars.color.n200,
  ...typography.small,
  color: vars.color.text3,
});
/** Without colours, the border style distinguishes the states. */
const forcedColours = (borderTopStyle: 'solid' | 'double' | 'dashed', borderColor: string) => ({
  '@media': { '(forced-colors: active)': { borderTopStyle, borderColor } },
});
export const step = styleVariants({
  done: [
    stepBase,
    { borderColor: vars.color.brandUi, color: vars.color.text2, ...forcedColours('solid', 'CanvasText') },
  ],
  current: [
    stepBase,
    {
      borderColor: vars.color.brandUi,
      color: vars.color.text,
      fontWeight: 600,
      ...forcedColours('double', 'Highlight'),
    },
  ],
  open: [stepBase, forcedColours('dashed', 'GrayText')],
});
export const stepContent = style({
  ...layoutStyles.topRow(8),
  paddingBlock: '12px 4px',
  color: 'inherit',
  textDecoration: 'none',
});
export const link = style([
  stepContent,
  { ':hover': { color: vars.color.text, textDecoration: 'underline' } },
]);
export const checkIcon = style({ color: vars.color.brandUi, marginBlockStart: 2 });

export const compactStepper = style({
  display: 'none',
  ...typography.small,
  '@media': { [breakpoints.narrow]: layoutStyles.grid(2), print: { display: 'none' } },
});
export const bars = style({ ...layoutStyles.columns });
export const bar = style({ display: 'block', paddingBlock: 9, paddingInline: 1.5 });
const lineBase = style({
  display: 'block',
  height: 6,
  borderRadius: 2,
  background: vars.color.n200,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
const createReachedStyle = (systemColour: 'CanvasText' | 'Highlight') => ({
  background: vars.color.brandUi,
  '@media': { '(forced-colors: active)': { background: systemColour, forcedColorAdjust: 'none' as const } },
});
export const connector = styleVariants({
  done: [lineBase, createReachedStyle('CanvasText')],
  current: [lineBase, createReachedStyle('Highlight')],
  open: [lineBase],
});
export const currentStepText = style({
  ...layoutStyles.flow('2px 16px'),
  justifyContent: 'space-between',
  color: vars.color.text2,
});
export const laterDoneStep = style({ display: 'flex', gap: 6 });
export const currentStep = style({ color: vars.color.text, fontWeight: 600 });
