import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { arrange, tabular, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';
import { control, input } from './field.css';

export const range = style({ ...arrange.grid(6), minWidth: 0 });

export const top = style(arrange.ends('6px 16px'));

export const texts = style({ ...arrange.grid(2), flex: '1 1 auto', minWidth: 'min-content' });

// `&&` wins over the base style in whatever order the browser gets the style sheets.
export const typed = style([
  control,
  {
    maxWidth: '100%',
    width: 196,
    selectors: { '&&': { minHeight: 48 } },
    '@media': { [breakpoints.narrow]: { width: 156 } },
  },
]);

/** Parts that need scripts: a slider's number, and the hint that it cannot be typed. */
export const onlyWithScripts = style({ '@media': { '(scripting: none)': { display: 'none !important' } } });

export const number = style([
  input,
  {
    selectors: {
      '&&': {
        fontSize: 20,
        fontWeight: 600,
        letterSpacing: '-.02em',
        textAlign: 'right',
        paddingInline: 6,
        ...tabular,
      },
      '&:disabled': { opacity: 1, WebkitTextFillColor: 'currentColor', cursor: 'not-allowed' },
    },
  },
]);

export const lock = style({ marginInlineStart: 14, color: vars.color.text3 });

export const note = style({
  ...typography.meta,
  fontWeight: 500,
  color: vars.color.info.fg,
  // Out of the flow, but not gone: a live region has to be there before it speaks.
  selectors: { '&:empty': { position: 'absolute' } },
});
