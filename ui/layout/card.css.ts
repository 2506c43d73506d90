import { style } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { layoutStyles, tabularFigures, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.e1,
  '@media': {
    [breakpoints.narrow]: { borderRadius: 12 },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
    print: {
      border: 0,
      borderTop: '.5pt solid #000',
      borderRadius: 0,
      boxShadow: 'none',
      breakInside: 'avoid',
    },
  },
});

export const header = style({
  ...layoutStyles.wrappingRow('4px 12px'),
  padding: '18px 24px 0',
  '@media': { [breakpoints.narrow]: { padding: '16px 16px 0' }, print: { padding: '12px 0 0' } },
});
export const headerBesideAction = style({ flex: '1 1 auto', minWidth: 'min-content' });
export const headerEnd = style({
  display: 'flex',
  gap: vars.space.s2,
  margin: '-6px -12px -6px auto',
  selectors: { [`${headerBesideAction} ~ &`]: { marginInlineStart: -12 } },
});
export const meta = style({
  marginInlineStart: 'auto',
  ...typography.quiet,
  ...tabularFigures,
  '@media': { [`screen and ${breakpoints.narrow}`]: { marginInlineStart: 0, flexBasis: '100%' } },
});

export const body = style({
  padding: '16px 24px 24px',
  '@media': { [breakpoints.narrow]: { padding: '12px 16px 18px' }, print: { padding: '8px 0 12px' } },
});

const { color, motion, radius } = vars;

export const grid = style({
  ...layoutStyles.grid(24),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${toRem(456)}, 100%), 1fr))`,
});

export const addTile = style({
  ...layoutStyles.centred,
  placeContent: 'center',
  gap: 6,
  height: '100%',
  minHeight: 180,
  padding: 24,
  border: `1.5px dashed ${color.n400}`,
  borderRadius: radius.card,
  color: color.text2,
  ...typography.prose,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `border-color ${motion.fast}, background ${motion.fast}`,
  ':hover': { borderColor: color.brandUi, background: color.brandTint },
});

export const plusIcon = style({ color: color.brandUi });
export const addTitle = style({ fontSize: toRem(15), fontWeight: 600, color: color.text });
export const addText = style({ maxWidth: '44ch', color: color.text3 });
