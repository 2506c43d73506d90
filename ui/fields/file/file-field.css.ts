import { style } from '@vanilla-extract/css';
import { typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color, radius } = vars;

export const fileInput = style({
  width: '100%',
  padding: 10,
  border: `1px dashed ${color.borderControl}`,
  borderRadius: radius.control,
  background: color.surface2,
  font: 'inherit',
  ...typography.small,
  color: color.text2,
  selectors: {
    '&[aria-invalid=true]': { borderColor: color.bad.solid },
    '&::file-selector-button': {
      minHeight: 36,
      marginInlineEnd: 12,
      padding: '4px 14px',
      border: `1px solid ${color.borderControl}`,
      borderRadius: radius.small,
      background: color.surface,
      color: color.text,
      font: 'inherit',
      fontWeight: 560,
      cursor: 'pointer',
    },
    '&::file-selector-button:hover': { background: color.sunken },
  },
});
