import { style } from '@vanilla-extract/css';
import '../base/base.css';

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
