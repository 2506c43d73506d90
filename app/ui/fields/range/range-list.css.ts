import { style } from '@vanilla-extract/css';
import { rem } from '~/theme/measures';
import { tabular } from '~/theme/style-parts';
import { control } from '../field/field.css';
import { select } from '../select/select-field.css';

/** Browsers without the `scripting` media feature show the list until hydration. */
export const box = style([
  control,
  {
    maxWidth: '100%',
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
