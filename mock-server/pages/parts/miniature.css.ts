import { createVar, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

const { color } = vars;
const tone = createVar();

export const miniature = style({
  gridRow: 'span 2',
  width: 44,
  height: 34,
  marginTop: 2,
  fill: 'none',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
});
export const paperShape = style({ fill: '#fff', stroke: color.border, strokeWidth: 1 });
export const emptyLine = style({ stroke: '#c3cacd' });
export const progressLine = style({ stroke: tone });
export const statusPoint = style({ fill: tone });
export const pendingPoint = style({ fill: color.warn.solid });

export const toneColours = style({
  selectors: {
    '&[data-tone=ok]': { vars: { [tone]: color.ok.solid } },
    '&[data-tone=info]': { vars: { [tone]: color.info.solid } },
    '&[data-tone=warn]': { vars: { [tone]: color.warn.solid } },
    '&[data-tone=bad]': { vars: { [tone]: color.bad.solid } },
    '&[data-tone=sign]': { vars: { [tone]: '#7450b8' } },
    '&[data-tone=none]': { vars: { [tone]: color.text3 } },
  },
});
