import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;

export const statusJump = style({ minWidth: 0, justifyContent: 'end', marginTop: 10 });
globalStyle(`${statusJump} label`, { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });
globalStyle(`${statusJump} label > span`, { whiteSpace: 'nowrap' });
export const applicationChoice = style({ paddingBlock: '8px 0' });

export const statusSteps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 14,
  paddingTop: 12,
  borderTop: `1px solid ${color.hairline}`,
});
export const stepForms = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInlineStart: 'auto',
});

export const pendingItems = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: 8,
  marginTop: 12,
});
globalStyle(`${pendingItems} summary`, { paddingBlock: 3, cursor: 'pointer' });
globalStyle(`${pendingItems} pre`, {
  maxHeight: 220,
  marginBlock: 6,
  padding: 8,
  borderRadius: 6,
  overflow: 'auto',
  background: '#fff',
  color: color.text,
  whiteSpace: 'pre-wrap',
});
