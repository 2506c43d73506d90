import { style } from '@vanilla-extract/css';

export const icon = style({ display: 'inline-block', flex: 'none', verticalAlign: '-.2em' });
