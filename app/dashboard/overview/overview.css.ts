import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { hiddenInPrint, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

export const segments = style({
  margin: '14px 24px 20px',
  '@media': { [breakpoints.narrow]: { margin: '12px 16px 16px' }, print: { marginInline: 0 } },
});

export const taskLinks = style({ paddingInlineStart: 20, listStyle: 'disc', lineHeight: toRem(28) });

export const signer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 14px',
  padding: '14px 24px',
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': { [breakpoints.narrow]: { padding: '14px 16px' }, print: { paddingInline: 0 } },
});
export const signerName = style({ overflowWrap: 'anywhere' });
export const signerDetails = style({ gridColumn: '2 / -1', overflowWrap: 'anywhere' });
export const signerLink = style({ ...typography.small, ...hiddenInPrint });
globalStyle(`${signerLink} a`, { ...layoutStyles.inlineRow(0), minHeight: 32 });

export const guidedCompletion = style({
  ...layoutStyles.ends('12px 24px'),
  paddingBlockStart: 0,
  ...hiddenInPrint,
});

export const receiptKicker = style({
  ...layoutStyles.row(6),
  ...typography.small,
  fontWeight: 500,
  marginBlockEnd: 6,
});
/** At twice the font size, a long word is wider than the page. */
export const receiptTitle = style({ hyphens: 'auto', overflowWrap: 'anywhere' });
export const receiptLead = style({ marginBlockStart: 8 });
export const receiptBody = style({
  ...layoutStyles.grid(20),
  padding: '22px 32px 28px',
  '@media': {
    [breakpoints.narrow]: { padding: '16px 20px 20px' },
    print: { padding: '14px 0 0' },
  },
});
globalStyle(`${receiptBody} > dl`, {
  '@media': {
    [`screen and ${breakpoints.wide}`]: { gridTemplateColumns: 'repeat(3, minmax(0, auto))' },
    [`screen and ${breakpoints.narrow}`]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${toRem(132)}), 1fr))`,
    },
  },
});
export const records = style({
  ...layoutStyles.grid(4),
  justifyItems: 'start',
  marginInlineStart: -10,
  marginBlock: '-8px -10px',
});
export const history = style({ ...layoutStyles.grid(0), marginBlock: '-8px -10px' });
globalStyle(`${history} > li`, {
  display: 'grid',
  gridTemplateColumns: `${toRem(236)} minmax(0, 1fr)`,
  alignItems: 'baseline',
  gap: '2px 16px',
  padding: '10px 0',
  '@media': { [breakpoints.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${history} > li + li`, { borderTop: `1px solid ${vars.color.hairline}` });
export const preparations = style(layoutStyles.grid(14));

export const unbreakableText = style({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' });
