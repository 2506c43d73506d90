import { style } from '@vanilla-extract/css';
import '../base/base.css';

export const refusalLinks = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
