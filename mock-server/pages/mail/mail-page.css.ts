import { style } from '@vanilla-extract/css';
import '../base/base.css';

export const mail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 720,
  margin: '0 auto',
  padding: '24px 20px 48px',
});
