import { style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;

export const frame = style({ display: 'block', border: 0, background: '#fff' });

export const framePlaceholder = style({
  display: 'grid',
  alignContent: 'center',
  gap: 12,
  height: '100%',
  padding: 24,
  background: color.surface,
  color: color.text,
});
export const placeholderLinks = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
