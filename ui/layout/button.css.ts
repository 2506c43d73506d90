import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { breakpoints, toRem } from 'ui/theme/measures';
import { layoutStyles, typography } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const { color, motion, radius, size, shadow } = vars;
const whenDisabled = '&[aria-disabled=true]';
const whenEnabled = (state: string) => `&${state}:not([aria-disabled=true], [aria-busy=true])`;

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
      [whenDisabled]: {
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
        selectors: { [whenDisabled]: { borderColor: 'GrayText', color: 'GrayText' } },
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
          [whenEnabled(':hover')]: { background: color.brandHover },
          [whenEnabled(':active')]: { background: color.brandActive, boxShadow: 'none' },
        },
      },
      outline: {
        selectors: {
          '&:not([aria-disabled=true])': {
            background: color.surface,
            borderColor: color.borderButton,
            boxShadow: shadow.e1,
          },
          [whenEnabled(':hover')]: { background: color.surface2, borderColor: color.n450 },
          [whenEnabled(':active')]: { background: color.sunken, boxShadow: 'none' },
        },
      },
      ghost: {
        selectors: {
          '&:not([aria-disabled=true])': { color: color.link },
          [whenEnabled(':hover')]: { background: color.brandTint },
          [whenEnabled(':active')]: { background: color.brandTint2 },
          [whenDisabled]: { background: 'none', borderColor: 'transparent' },
        },
      },
      danger: {
        selectors: {
          '&:not([aria-disabled=true])': {
            background: color.dangerFill,
            borderColor: color.dangerEdge,
            color: color.dangerText,
          },
          [whenEnabled(':hover')]: { background: color.dangerHover },
          [whenEnabled(':active')]: {
            background: color.dangerHover,
            boxShadow: 'inset 0 1px 3px rgb(0 0 0 / .3)',
          },
        },
      },
      'danger-ghost': {
        selectors: {
          '&:not([aria-disabled=true])': { color: color.bad.fg },
          [whenEnabled(':hover')]: { background: color.bad.bg },
          [whenEnabled(':active')]: { background: color.bad.bg, borderColor: color.bad.line },
          [whenDisabled]: { background: 'none', borderColor: 'transparent' },
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

export const buttonContents = style(layoutStyles.centred);

export const buttonContent = style({
  gridArea: '1 / 1',
  ...layoutStyles.inlineRow(8),
  justifyContent: 'center',
});

export const hiddenContent = style({ visibility: 'hidden' });

export const reasonBox = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  height: 0,
  paddingInlineStart: 24,
  whiteSpace: 'nowrap',
  '@media': { [breakpoints.enlarged]: { display: 'none' } },
  selectors: { '&::after': { content: 'attr(data-text)' } },
});

/** Ghost buttons have no edge, so unused width would look like a gap. */
export const emptyReasonBox = style({ width: 0, paddingInlineStart: 0, overflow: 'hidden' });

export const icon = style({ display: 'inline-flex', flex: 'none', marginInline: -2 });

export const disabledWithReason = recipe({
  base: { display: 'inline-grid', justifyItems: 'start', gap: 6, minWidth: 0 },
  variants: { block: { true: { display: 'grid', justifyItems: 'stretch' }, false: {} } },
});

export const reasonText = style({ ...typography.quiet, textWrap: 'pretty' });
