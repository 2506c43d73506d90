import { style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';

/** Cameras need dark modules on a light ground, even in forced colours. */
export const code = style({
  display: 'block',
  width: 168,
  height: 168,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: 8,
  background: '#fff',
  fill: '#000',
  shapeRendering: 'crispEdges',
  forcedColorAdjust: 'none',
});
