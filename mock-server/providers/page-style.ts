import { raw } from 'hono/html';
import { BASE_STYLE } from '../base-style';

export const PAGE_STYLE = raw(`${BASE_STYLE}
main { max-width: 42.5rem; margin: 0 auto; padding: 2rem 1.25rem 3rem; display: grid; gap: 1.25rem; }
.lead { color: var(--text-2); text-wrap: pretty; margin-top: 0.375rem; }
.notice { padding: 0.625rem 1rem; border: 1px solid #efd39b; border-radius: 10px; background: var(--warn-bg); color: #7d4e05; }
.meta { margin-top: -0.75rem; font-size: 0.8125rem; color: var(--text-3); }
.card > * + * { margin-top: 0.75rem; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1.25rem; }
.facts dt { color: var(--text-3); }
.facts dd { font-weight: 540; font-variant-numeric: tabular-nums; }
.outcomes { display: grid; gap: 0.5rem; }
.outcomes button {
  display: grid; grid-template-columns: 0.75rem minmax(0, 1fr); gap: 0 0.875rem; align-items: baseline; width: 100%; padding: 0.75rem 1rem;
  border: 1px solid var(--border); border-radius: 10px; background: var(--surface); color: inherit; font: inherit; text-align: start; cursor: pointer;
}
.outcomes button:hover { border-color: var(--tone); background: var(--tone-bg); }
.outcomes button::before { content: ""; width: 0.75rem; height: 0.75rem; border: 2px solid var(--tone); border-radius: 50%; }
.outcomes b { font-weight: 600; }
.outcomes small { grid-column: 2; font-size: 0.8125rem; line-height: 1.4; color: var(--text-3); }
.outcomes code { font: 0.75rem/1.4 var(--mono); }
.ok { --tone: var(--ok); --tone-bg: var(--ok-bg); }
.info { --tone: var(--info); --tone-bg: var(--info-bg); }
.warn { --tone: var(--warn); --tone-bg: var(--warn-bg); }
.bad { --tone: var(--bad); --tone-bg: var(--bad-bg); }
.coupon { border: 2px dashed var(--border); }
.coupon svg { display: block; width: min(100%, 20rem); height: 4rem; }
.coupon .number { font: 600 1.125rem/1.4 var(--mono); letter-spacing: 0.06em; }
.line { margin-top: 2.5rem; padding-top: 0.375rem; border-top: 1px solid var(--text-3); color: var(--text-3); font-size: 0.8125rem; }
@media (max-width: 36rem) {
  main { padding: 1.25rem 1rem 2rem; }
  .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .facts dd { margin-bottom: 0.5rem; }
}
@media (forced-colors: active) { .outcomes button::before { border-color: ButtonText; } }
@media print {
  body { background: none; }
  .bar, main > :not(.coupon) { display: none; }
  main { padding: 0; }
}
`);
