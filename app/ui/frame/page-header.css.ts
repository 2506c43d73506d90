import { style } from '@vanilla-extract/css';
import { breakpoints } from '~/theme/breakpoints';
import { arrange, notOnPaper, typography } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.header,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.hairline}`,
  '@media': {
    [breakpoints.low]: { position: 'static' },
    print: { position: 'static', borderBottom: '.5pt solid #000' },
  },
});

export const bar = style({ ...arrange.row(vars.space.s1), minHeight: vars.size.header });

export const brand = style({ flex: '1 1 0', minWidth: 0, display: 'flex' });

export const tools = style({
  ...arrange.row(vars.space.s1),
  flex: 'none',
  marginInlineEnd: -10,
  ...notOnPaper,
});

export const contact = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
  ...typography.meta,
});

export const login = style({ marginInline: `${vars.space.s2} 10px` });
