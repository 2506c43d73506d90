import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorBreakpoints } from '../base/breakpoints';

const { color } = vars;

export const field = style({
  minWidth: 0,
  minHeight: 34,
  maxWidth: '100%',
  padding: '4px 10px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: 8,
  background: color.surface,
  color: color.text,
  '@media': { [simulatorBreakpoints.phone]: { minHeight: 40 } },
});

export const fields = style({ display: 'grid', gap: 10, paddingTop: 10 });
globalStyle(`${fields} label`, { display: 'grid', gap: 3, fontSize: 12, color: color.text3 });

export const fieldBesideButton = style({ display: 'flex', gap: 8, alignItems: 'end' });

export const inputWithProblem = style({ display: 'grid', gap: 4, minWidth: 0 });
globalStyle(`${fieldBesideButton} > :is(label, ${inputWithProblem})`, { flex: 1, minWidth: 0 });
globalStyle(`${fieldBesideButton} ${field}`, { width: '100%' });
globalStyle(`${field}[aria-invalid]`, { borderColor: color.bad.solid });
export const problemText = style({ fontSize: 13, lineHeight: '18px', color: color.bad.fg });

export const moreFields = style({ borderTop: `1px solid ${color.hairline}`, paddingTop: 12 });
globalStyle(`${moreFields} > summary`, { fontSize: 13, fontWeight: 560, cursor: 'pointer' });
