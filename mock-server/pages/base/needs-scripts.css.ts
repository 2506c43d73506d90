import { style } from '@vanilla-extract/css';
import './base.css';

export const needsScripts = style({ '@media': { '(scripting: none)': { display: 'none !important' } } });
