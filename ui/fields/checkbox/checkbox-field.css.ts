import { style } from '@vanilla-extract/css';
import { createSquare, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color, motion, radius } = vars;

export const printedOnlyIfTicked = style({
  '@media': { print: { selectors: { '&:has(input:not(:checked))': { display: 'none' } } } },
});

export const checkboxRow = style({
  ...layoutStyles.grid('0 12px'),
  gridTemplateColumns: '20px minmax(0, 1fr)',
  paddingBlock: 2,
  ...typography.prose,
  cursor: 'pointer',
});

export const disabledCheckbox = style({ color: color.text3, cursor: 'not-allowed' });

export const text = style({ overflowWrap: 'anywhere' });

export const checkboxFrame = style({ position: 'relative', ...createSquare(20), marginTop: 1 });

export const checkMark = style({
  appearance: 'none',
  display: 'block',
  ...createSquare(20),
  margin: 0,
  border: `1.5px solid ${color.borderControl}`,
  borderRadius: 5,
  background: color.surface,
  cursor: 'inherit',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover:enabled': { borderColor: color.n600 },
    '&:disabled': { background: color.sunken, borderColor: color.border },
    '&:checked': { background: color.brandUi, borderColor: color.brandUi },
    '&:checked:disabled': { background: color.n450, borderColor: color.n450 },
    '&[aria-invalid=true]': {
      borderColor: color.bad.solid,
      boxShadow: `inset 0 0 0 .5px ${color.bad.solid}`,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2, borderRadius: radius.focus },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto' },
    print: { background: 'none !important', borderColor: '#000 !important' },
  },
});

export const tickIcon = style({
  position: 'absolute',
  inset: 3,
  color: color.surface,
  strokeWidth: 2.5,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: { [`${checkMark}:checked + &`]: { visibility: 'visible' } },
  '@media': { '(forced-colors: active)': { display: 'none' }, print: { color: '#000' } },
});
