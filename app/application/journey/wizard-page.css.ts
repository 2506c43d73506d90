import { style } from '@vanilla-extract/css';
import { breakpoints } from 'ui/theme/measures';
import { vars } from 'ui/theme/tokens.css';

const { color, space } = vars;

/** Its upper border covers the lower border of the list above. */
export const actionsInView = style({
  marginBlockStart: -1,
  paddingBlock: `${space.s4} 18px`,
  borderTop: `1px solid ${color.hairline}`,
  background: color.surface,
  '@media': {
    [`screen and ${breakpoints.high}`]: {
      position: 'sticky',
      bottom: 0,
      zIndex: vars.z.sticky,
      // Lines of text fade out above the bar.
      boxShadow: `0 -8px 8px -2px ${color.surface}`,
    },
  },
});
