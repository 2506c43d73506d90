import { style } from '@vanilla-extract/css';
import { rem } from '~/theme/rem';
import { arrange } from '~/theme/style-parts';
import { vars } from '~/theme/tokens.css';

const { color } = vars;

export const list = style({ ...arrange.flow('2px 16px'), fontSize: rem(13), lineHeight: rem(20) });

export const rule = style({ ...arrange.inlineRow(6), color: color.text3 });

export const met = style({ color: color.ok.fg, fontWeight: 500 });
