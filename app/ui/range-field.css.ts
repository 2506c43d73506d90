import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { vars } from '~/theme/tokens.css';
import { control, input } from './field.css';

const { color, radius } = vars;

export const group = style({
  minWidth: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
});

export const range = style({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  selectors: {
    [`${group} > &`]: { padding: '18px 20px 16px' },
    [`${group} > & + &`]: { borderTop: `1px solid ${color.hairline}` },
  },
  '@media': { [breakpoints.narrow]: { selectors: { [`${group} > &`]: { padding: '14px 16px 12px' } } } },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
});

export const texts = style({ display: 'grid', gap: 2, flex: '1 1 auto', minWidth: 'min-content' });

// `&&` wins over the base style in whatever order the browser gets the style sheets.
export const typed = style([
  control,
  {
    maxWidth: '100%',
    width: 196,
    selectors: { '&&': { minHeight: 48 } },
    '@media': { [breakpoints.narrow]: { width: 164 } },
  },
]);

/** A number that nobody can change by typing would stand still without scripts while the slider moves. */
export const standsStill = style({ '@media': { '(scripting: none)': { display: 'none' } } });

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
        fontVariantNumeric: 'tabular-nums lining-nums',
      },
      '&:disabled': { opacity: 1, WebkitTextFillColor: 'currentColor', cursor: 'not-allowed' },
    },
  },
]);

export const lock = style({ marginInlineStart: 14, color: color.text3 });

export const note = style({
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 500,
  color: color.info.fg,
  // Out of the flow, but not gone: a live region has to be there before it speaks.
  selectors: { '&:empty': { position: 'absolute' } },
});
