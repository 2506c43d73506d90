import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, toRem } from 'ui/theme/measures';
import { createSquare, layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const circle = {
  ...layoutStyles.centred,
  flex: 'none',
  borderRadius: '50%',
  background: vars.color.brandTint2,
  color: vars.color.brandInk,
  fontWeight: 640,
  letterSpacing: '.01em',
  lineHeight: 1,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
} as const;

export const avatar = styleVariants({
  m: { ...circle, ...createSquare(32), fontSize: toRem(12) },
  l: { ...circle, ...createSquare(48), fontSize: toRem(16) },
});

const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: '1px solid',
  borderRadius: vars.radius.full,
  fontWeight: 540,
  whiteSpace: 'nowrap',
  '@media': {
    [breakpoints.enlarged]: { whiteSpace: 'normal' },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
  },
});

export const avatarSizes = styleVariants({
  m: [tag, { gap: 6, minHeight: 26, padding: '3px 10px 3px 7px', ...typography.meta }],
  s: [tag, { gap: 5, minHeight: 22, padding: '2px 8px 2px 6px', ...typography.tiny }],
});
export const plainTag = style({ paddingInline: 10 });

const createTint = (role: keyof Pick<typeof vars.color, 'ok' | 'warn' | 'bad' | 'info' | 'sign'>) => ({
  background: vars.color[role].bg,
  borderColor: vars.color[role].line,
  color: vars.color[role].fg,
});

export const tagTones = styleVariants({
  warning: createTint('warn'),
  signature: createTint('sign'),
  info: createTint('info'),
  success: createTint('ok'),
  danger: createTint('bad'),
  'success-filled': {
    background: vars.color.ok.solid,
    borderColor: vars.color.ok.solid,
    color: vars.color.onOk,
    '@media': { print: { background: 'none', color: vars.color.ok.fg } },
  },
  neutral: { background: vars.color.surface2, borderColor: vars.color.border, color: vars.color.text2 },
  unknown: {
    borderStyle: 'dashed',
    borderColor: vars.color.n450,
    background: 'none',
    color: vars.color.text2,
  },
});
