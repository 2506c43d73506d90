import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { arrange, notOnPaper, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

export const head = style({
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.hairline}`,
});
export const inside = style({ paddingBlockStart: 20 });

export const crumbs = style({ ...arrange.wrappingRow(6), ...typography.quiet, ...notOnPaper });
export const crumb = style(arrange.row(6));
export const crumbLink = style({
  paddingBlock: 3,
  color: vars.color.text2,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const titleRow = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 24,
  paddingBlock: '10px 18px',
  '@media': { [breakpoints.narrow]: { flexWrap: 'wrap', gap: 12, paddingBlock: '8px 12px' } },
});
export const text = style({
  flex: 1,
  minWidth: 0,
  '@media': { [breakpoints.narrow]: { flexBasis: 240 } },
});
export const title = style(arrange.wrappingRow('8px 14px'));
export const subtitle = style({
  overflowWrap: 'anywhere',
  ...typography.prose,
  color: vars.color.text2,
  '@media': { [breakpoints.narrow]: { marginBlockStart: 4 } },
});
export const action = style({ display: 'grid', justifyItems: 'end' });
