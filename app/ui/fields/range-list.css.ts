import { style } from '@vanilla-extract/css';
import { rem } from '~/theme/rem';
import { tabular } from '~/theme/style-parts';
import { control } from './field.css';
import { select } from './select-field.css';

/** Where scripts will start the slider takes its place; a browser that cannot tell shows it until then. */
export const box = style([
  control,
  {
    maxWidth: '100%',
    // Wins over the base style in whatever order the browser gets the style sheets.
    selectors: { '&&': { minHeight: 48 } },
    '@media': { '(scripting: enabled)': { display: 'none !important' } },
  },
]);

export const list = style([
  select,
  {
    selectors: {
      '&&': { fontSize: rem(20), fontWeight: 600, letterSpacing: '-.02em', ...tabular },
    },
  },
]);
