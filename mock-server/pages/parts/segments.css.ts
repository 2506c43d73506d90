import { style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';

const { color } = vars;

export const segments = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  margin: 0,
  padding: 3,
  border: 0,
  borderRadius: 10,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
});

export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minHeight: 30,
  padding: '3px 10px',
  border: 0,
  borderRadius: 7,
  background: 'none',
  color: color.text,
  fontSize: 13,
  fontWeight: 540,
  textDecoration: 'none',
  selectors: {
    '&:is(:hover, [aria-current], [aria-pressed=true])': {
      background: color.surface,
      boxShadow: `0 0 0 1px ${color.border}`,
    },
  },
  '@media': { [simulatorBreakpoints.phone]: { minHeight: 40 } },
});
