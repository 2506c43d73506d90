import { style } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { createSquare, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const topRule = { borderTop: `1px solid ${vars.color.hairline}` } as const;

export const settingsPage = style({ maxWidth: toRem(880), marginInline: 'auto' });

export const pageTitle = style({ marginBottom: 8 });

export const section = style({
  ...layoutStyles.grid('12px 40px'),
  gridTemplateColumns: `${toRem(220)} minmax(0, 1fr)`,
  paddingBlock: 28,
  selectors: { '& + &': topRule, '&:first-of-type': { paddingTop: 20 } },
  '@media': { [breakpoints.narrow]: { ...oneColumn, gap: 14, paddingBlock: 22 } },
});

export const sectionTitle = style({ fontSize: toRem(17), lineHeight: toRem(24), letterSpacing: '-.01em' });
export const sectionLead = style({ ...typography.aside, marginTop: 4, textWrap: 'pretty' });
export const sectionBody = style({ ...layoutStyles.grid(18), ...oneColumn, alignContent: 'start' });

export const shortField = style({ maxWidth: toRem(420) });

export const emailAddress = style({ fontWeight: 500, overflowWrap: 'anywhere' });

export const sessions = style(layoutStyles.grid(0));

export const session = style({
  ...layoutStyles.grid('0 14px'),
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: 60,
  paddingBlock: 8,
  ...typography.small,
  selectors: { '& + &': topRule, '&:first-child': { paddingTop: 0 } },
  '@media': { [breakpoints.small]: { gridTemplateColumns: '20px minmax(0, 1fr)', alignItems: 'start' } },
});

export const sessionIcon = style({ ...createSquare(20), color: vars.color.text3 });
export const sessionName = style({ fontWeight: 520 });
export const sessionNote = style(typography.quiet);

export const sessionEnd = style({
  '@media': { [breakpoints.small]: { gridColumn: 2, justifySelf: 'start', marginTop: 4 } },
});

export const logOutButton = style({ '@media': { [breakpoints.small]: { marginInlineStart: -12 } } });

export const unchangeableSection = style(layoutStyles.grid(0));

export const unchangeableRow = style({
  ...layoutStyles.grid('2px 20px'),
  gridTemplateColumns: `minmax(0, ${toRem(180)}) minmax(0, 1fr)`,
  paddingBlock: 10,
  ...typography.prose,
  selectors: { '& + &': topRule, '&:first-child': { paddingTop: 0 } },
  '@media': { [breakpoints.narrow]: oneColumn },
});

export const unchangeableName = style({ fontWeight: 520 });
export const unchangeableText = style({ color: vars.color.text2 });
