import { style } from '@vanilla-extract/css';

/** Leaves no gap in pages with scripts before they run. */
export const withoutScripts = style({ '@media': { '(scripting: enabled)': { display: 'none !important' } } });
export const needsScripts = style({ '@media': { '(scripting: none)': { display: 'none !important' } } });
