import { style } from '@vanilla-extract/css';
import '../base/base.css';

export const page = style({
  display: 'grid',
  gap: 16,
  maxWidth: 720,
  margin: '0 auto',
  padding: '24px 20px 48px',
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
