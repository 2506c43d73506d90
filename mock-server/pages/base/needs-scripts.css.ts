import { style } from '@vanilla-extract/css';
import './base.css';

/** Hides controls that do nothing without scripts. */
export const needsScripts = style({ '@media': { '(scripting: none)': { display: 'none !important' } } });
