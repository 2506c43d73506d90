import { style } from '@vanilla-extract/css';
import { toRem } from 'ui/theme/measures';
import { typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color, radius, shadow, z } = vars;

export const popoverAnchor = style({ position: 'relative' });

export const busyIndicator = style({ display: 'flex', paddingInlineEnd: 14, color: color.text3 });

/** Grows to 400 px (CLA-08), less on phones with an open keyboard. */
export const list = style({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 6px)',
  zIndex: z.popover,
  maxHeight: 'min(400px, 60vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 6,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.raised,
  boxShadow: shadow.e3,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

export const option = style({
  display: 'grid',
  minHeight: 44,
  alignContent: 'center',
  padding: '8px 10px',
  borderRadius: radius.small,
  lineHeight: toRem(20),
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-selected=true]': { background: color.brandTint, boxShadow: `inset 3px 0 0 ${color.brandUi}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected=true]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const label = style({ fontWeight: 560 });

export const description = style({ ...typography.meta, color: color.text2 });
