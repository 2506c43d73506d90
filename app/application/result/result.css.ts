import { style } from '@vanilla-extract/css';
import { toRem } from 'ui/theme/measures';
import { layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color, motion, radius, size, space } = vars;

export const narrowColumn = style({ width: '100%', maxWidth: size.narrow, marginInline: 'auto' });

export const actions = style({ marginBlockStart: space.s6 });

export const resultSheet = style({
  '@media': {
    print: {
      gridTemplateRows: 'auto auto 1fr',
      gap: 16,
      minHeight: 'calc(100vh - 104px)',
      alignContent: 'stretch',
    },
  },
});
export const sheetFooter = style({
  display: 'none',
  ...typography.tiny,
  whiteSpace: 'nowrap',
  '@media': {
    print: {
      display: 'flex',
      justifyContent: 'space-between',
      alignSelf: 'end',
      gap: 16,
      paddingBlockStart: 8,
      borderTop: '.5pt solid #000',
    },
  },
});

export const quietHeading = style({
  marginBlockEnd: 6,
  ...typography.small,
  fontWeight: 500,
  letterSpacing: 0,
  color: color.text2,
});

export const contactOptions = style({
  ...layoutStyles.grid(space.s3),
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${toRem(240)}, 100%), 1fr))`,
});

export const contactLink = style({
  ...layoutStyles.row(space.s3),
  minHeight: 64,
  padding: '10px 16px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  transition: `border-color ${motion.fast}, background ${motion.fast}`,
  selectors: { '&:hover': { borderColor: color.brandUi, background: color.brandTint } },
});

export const contactOptionIcon = style({ color: color.brandUi });

export const address = style({
  display: 'block',
  ...typography.small,
  fontWeight: 560,
  overflowWrap: 'anywhere',
});

export const action = style({
  display: 'block',
  fontSize: toRem(13),
  lineHeight: toRem(20),
  color: color.text3,
});
