import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { breakpoints, toRem } from 'ui/theme/measures';
import { layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color, motion, radius, size, shadow } = vars;
const off = '&[aria-disabled=true]';
const live = (state: string) => `&${state}:not([aria-disabled=true], [aria-busy=true])`;

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: size.control,
    padding: '4px 18px',
    border: '1px solid transparent',
    borderRadius: radius.control,
    background: 'none',
    color: color.text,
    font: 'inherit',
    fontSize: toRem(15),
    fontWeight: 560,
    lineHeight: toRem(20),
    letterSpacing: '-.006em',
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: ['background', 'border-color', 'color', 'box-shadow']
      .map((property) => `${property} ${motion.fast}`)
      .join(', '),
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:focus-visible': { borderRadius: radius.control },
      '&[aria-busy=true]': { cursor: 'progress' },
      [off]: {
        background: color.sunken,
        borderColor: color.hairline,
        color: color.text3,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        selectors: { [off]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
      print: { display: 'none' },
    },
  },
  variants: {
    variant: {
      primary: {
        selectors: {
          '&:not([aria-disabled=true])': {
            background: color.brand,
            borderColor: color.brandEdge,
            color: color.onBrand,
            boxShadow: `0 1px 2px rgb(0 0 0 / .18), inset 0 1px 0 rgb(255 255 255 / .14)`,
          },
          [live(':hover')]: { background: color.brandHover },
          [live(':active')]: { background: color.brandActive, boxShadow: 'none' },
        },
      },
      outline: {
        selectors: {
          '&:not([aria-disabled=true])': {
            background: color.surface,
            borderColor: color.borderButton,
            boxShadow: shadow.e1,
          },
          [live(':hover')]: { background: color.surface2, borderColor: color.n450 },
          [live(':active')]: { background: color.sunken, boxShadow: 'none' },
        },
      },
      ghost: {
        selectors: {
          '&:not([aria-disabled=true])': { color: color.link },
          [live(':hover')]: { background: color.brandTint },
          [live(':active')]: { background: color.brandTint2 },
          [off]: { background: 'none', borderColor: 'transparent' },
        },
      },
      danger: {
        selectors: {
          '&:not([aria-disabled=true])': {
            background: color.dangerFill,
            borderColor: color.dangerEdge,
            color: color.dangerText,
          },
          [live(':hover')]: { background: color.dangerHover },
          [live(':active')]: { background: color.dangerHover, boxShadow: 'inset 0 1px 3px rgb(0 0 0 / .3)' },
        },
      },
      'danger-ghost': {
        selectors: {
          '&:not([aria-disabled=true])': { color: color.bad.fg },
          [live(':hover')]: { background: color.bad.bg },
          [live(':active')]: { background: color.bad.bg, borderColor: color.bad.line },
          [off]: { background: 'none', borderColor: 'transparent' },
        },
      },
    },
    size: {
      s: { minHeight: size.controlS, padding: '4px 12px', fontSize: toRem(14), borderRadius: radius.small },
      m: {},
      l: {
        minHeight: size.controlL,
        padding: '4px 24px',
        fontSize: toRem(16),
        lineHeight: toRem(22),
        '@media': { [breakpoints.smallest]: { paddingInline: 12 } },
      },
    },
    block: { true: { width: '100%' }, false: {} },
  },
  defaultVariants: { variant: 'outline', size: 'm', block: false },
});

export const buttonFaces = style(layoutStyles.centred);

export const buttonFace = style({
  gridArea: '1 / 1',
  ...layoutStyles.inlineRow(8),
  justifyContent: 'center',
});

export const hiddenFace = style({ visibility: 'hidden' });

export const reasonSpace = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  height: 0,
  paddingInlineStart: 24,
  whiteSpace: 'nowrap',
  '@media': { [breakpoints.enlarged]: { display: 'none' } },
  selectors: { '&::after': { content: 'attr(data-text)' } },
});

/** Ghost buttons have no edge, so unused width would look like a gap. */
export const noReasonSpace = style({ width: 0, paddingInlineStart: 0, overflow: 'hidden' });

export const icon = style({ display: 'inline-flex', flex: 'none', marginInline: -2 });

export const disabledWithReason = recipe({
  base: { display: 'inline-grid', justifyItems: 'start', gap: 6, minWidth: 0 },
  variants: { block: { true: { display: 'grid', justifyItems: 'stretch' }, false: {} } },
});

export const reasonText = style({ ...typography.quiet, textWrap: 'pretty' });
