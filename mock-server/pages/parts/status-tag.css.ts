import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from 'ui/theme/tokens.css';
import { cardTag } from './card.css';

const { color } = vars;
const info = { background: color.info.bg, color: color.info.fg };
const ok = { background: color.ok.bg, color: color.ok.fg };
const quiet = { background: color.sunken, color: color.text2 };

export const tones = styleVariants({
  not_completed: { background: color.warn.bg, color: color.warn.fg },
  in_review: info,
  in_review_after_signature: info,
  waiting_for_signatures: { background: color.sign.bg, color: color.sign.fg },
  signed: ok,
  paid_out: ok,
  closed: quiet,
  unknown: quiet,
});

export const outlined = style([
  cardTag,
  {
    selectors: {
      '&[data-status=not_completed]': { boxShadow: 'inset 0 0 0 1px #ecca7d' },
      '&:is([data-status=closed], [data-status=unknown])': {
        background: color.surface,
        boxShadow: `inset 0 0 0 1px ${color.border}`,
      },
    },
  },
]);
