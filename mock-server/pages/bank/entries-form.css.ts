import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { simulatorColours } from '../base/colours';
import { field } from '../parts/field.css';

const { color } = vars;

export const entriesForm = style({ display: 'grid' });
globalStyle(`${entriesForm} > :is(div, fieldset)`, {
  display: 'grid',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: '14px 16px',
  border: 0,
  borderTop: `1px solid ${color.hairline}`,
});
globalStyle(`${entriesForm} > div:first-of-type`, { borderTop: 0 });
globalStyle(`${entriesForm} :is(label, legend)`, { padding: 0, fontSize: 13, fontWeight: 560 });
globalStyle(`${entriesForm} legend`, { float: 'inline-start', width: '100%' });
globalStyle(`${entriesForm} .${field}`, { width: '100%' });

export const entryRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 14px' });
export const entryPair = style({ gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' });
globalStyle(`${entryPair} > label`, { display: 'grid', gap: 4, minWidth: 0 });
export const stepNumber = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  marginInlineEnd: 8,
  borderRadius: '50%',
  background: simulatorColours.ink,
  color: '#fff',
  fontSize: 12,
});
export const logoImage = style({ height: 28, maxWidth: 110, objectFit: 'contain' });
export const colourInput = style({
  width: 44,
  height: 36,
  padding: 2,
  border: `1px solid ${color.borderControl}`,
  borderRadius: 8,
  background: color.surface,
});
export const note = style({ fontSize: 13, ':empty': { marginTop: -8 } });
export const colourSwatch = style({
  width: 32,
  height: 32,
  border: '2px solid #fff',
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${color.borderControl}`,
});
export const checkboxLabel = style({ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 24 });
globalStyle(`${entriesForm} .${checkboxLabel}`, { fontWeight: 400 });
globalStyle(`${checkboxLabel} > input`, { width: 18, height: 18 });

const tallWindow = '(min-height: 600px)';
export const applyRow = style({});
globalStyle(`${entriesForm} > .${applyRow}`, {
  borderRadius: '0 0 12px 12px',
  background: color.surface,
  '@media': { [tallWindow]: { position: 'sticky', bottom: 0, zIndex: 1 } },
});
globalStyle(`${entriesForm} :is(input, select, button)`, {
  '@media': { [tallWindow]: { scrollMarginBlockEnd: 160 } },
});
