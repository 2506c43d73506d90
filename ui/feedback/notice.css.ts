import { style, styleVariants } from '@vanilla-extract/css';
import { layoutStyles, typography, visuallyHiddenStyle } from 'ui/theme/style-parts';
import { vars } from 'ui/theme/tokens.css';

const notice = style({
  ...layoutStyles.grid('2px 12px'),
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'start',
  padding: '14px 16px',
  border: '1px solid',
  borderRadius: vars.radius.card,
  ...typography.prose,
});
const roles = { info: 'info', success: 'ok', warning: 'warn', danger: 'bad' } as const;
export const noticeTones = styleVariants(roles, (role) => [
  notice,
  { background: vars.color[role].bg, borderColor: vars.color[role].line },
]);
export const noticeIcons = styleVariants(roles, (role) => ({
  color: vars.color[role].solid,
  marginBlockStart: 1,
}));
export const text = style({ display: 'inline' });
export const title = style({ fontWeight: 600 });
export const action = style({ gridColumn: 2, justifySelf: 'start', marginBlockStart: 8 });

/** A live region below the end would make the page longer. */
export const liveRegions = style({ ...visuallyHiddenStyle, top: 0 });
