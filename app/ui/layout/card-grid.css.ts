import { style } from '@vanilla-extract/css';
import { rem } from '~/theme/measures';
import { arrange, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

const { color, motion, radius } = vars;

export const grid = style({
  ...arrange.grid(24),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem(456)}, 100%), 1fr))`,
});

export const addTile = style({
  ...arrange.centred,
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

export const plus = style({ color: color.brandUi });
export const addTitle = style({ fontSize: rem(15), fontWeight: 600, color: color.text });
export const addText = style({ maxWidth: '44ch', color: color.text3 });
