import { style } from '@vanilla-extract/css';

export const withoutScripts = style({ '@media': { '(scripting: enabled)': { display: 'none !important' } } });
export const needsScripts = style({ '@media': { '(scripting: none)': { display: 'none !important' } } });
