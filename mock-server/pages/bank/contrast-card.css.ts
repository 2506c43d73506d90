import { style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';

const flexibleColumn = 'minmax(0, 1fr)';

export const samples = style({
  display: 'grid',
  gridTemplateColumns: `repeat(3, ${flexibleColumn})`,
  gap: 16,
  padding: '10px 16px 16px',
  '@media': { [simulatorBreakpoints.laptop]: { gridTemplateColumns: flexibleColumn } },
});
export const sample = style({
  display: 'inline-block',
  marginBlock: 6,
  padding: '6px 12px',
  borderRadius: 8,
  boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
  fontWeight: 560,
  selectors: { '&[data-kind=link]': { textDecoration: 'underline' } },
});
