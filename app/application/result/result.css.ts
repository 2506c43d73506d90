import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { arrange, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

const { color, motion, radius, size, space } = vars;

/** A column for reading, within the page's frame. */
export const narrow = style({ width: '100%', maxWidth: size.narrow, marginInline: 'auto' });

/** Beside each other; on phones below each other, each as wide as the page. */
export const actions = style({ marginBlockStart: space.s6 });
globalStyle(`${actions} > *`, { '@media': { [breakpoints.small]: { flexBasis: '100%' } } });

export const quietHeading = style({
  marginBlockEnd: 6,
  ...typography.small,
  fontWeight: 500,
  letterSpacing: 0,
  color: color.text2,
});

export const ways = style({
  ...arrange.grid(space.s3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
});

export const way = style({
  ...arrange.row(space.s3),
  minHeight: 64,
  padding: '10px 16px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  transition: `border-color ${motion.fast}, background ${motion.fast}`,
  selectors: { '&:hover': { borderColor: color.brandUi, background: color.brandTint } },
});

export const wayIcon = style({ color: color.brandUi });

export const address = style({
  display: 'block',
  ...typography.small,
  fontWeight: 560,
  overflowWrap: 'anywhere',
});

export const action = style({ display: 'block', fontSize: 13, lineHeight: '20px', color: color.text3 });
