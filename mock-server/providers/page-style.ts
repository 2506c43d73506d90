import { raw } from 'hono/html';

/** The look of a provider's page: the simulator's ink bar with its amber edge, and none of a partner's colours. */
export const PAGE_STYLE = raw(`
:root {
  color-scheme: light; --ink: #161c20; --amber: #f2b632; --canvas: #f5f6f7; --surface: #fff; --hairline: #dfe3e5; --border: #ccd1d4;
  --text: #14191c; --text-2: #3f484d; --text-3: #586268; --link: #1c5fa8;
  --ok: #0b7643; --ok-bg: #e9f7ed; --info: #2f69b3; --info-bg: #edf4fd; --warn: #b26f04; --warn-bg: #fdf3df; --bad: #c02b31; --bad-bg: #fdf0ee;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
  font: 400 0.9375rem/1.6 "Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif;
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); overflow-wrap: anywhere; }
h1, h2, p, ul, ol, dl, dd, fieldset { margin: 0; padding: 0; }
a { color: var(--link); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 6px; }
.bar {
  display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; min-height: 3.5rem; padding: 0.5rem 1.25rem;
  background: var(--ink); color: #f3f5f6; border-top: 3px solid var(--amber);
}
.bar b { font-weight: 620; }
.bar span { color: #a9b3b8; }
.bar nav { margin-inline-start: auto; display: flex; gap: 1rem; }
.bar a { color: inherit; padding-block: 0.25rem; }
.bar a[aria-current] { text-decoration: none; font-weight: 600; }
.bar :focus-visible { outline-color: var(--amber); }
main { max-width: 42.5rem; margin: 0 auto; padding: 2rem 1.25rem 3rem; display: grid; gap: 1.25rem; }
h1 { font-size: 1.625rem; line-height: 1.25; font-weight: 620; letter-spacing: -0.016em; text-wrap: balance; }
h2 { font-size: 1.125rem; line-height: 1.45; font-weight: 620; letter-spacing: -0.012em; }
.lead { color: var(--text-2); text-wrap: pretty; margin-top: 0.375rem; }
.notice { padding: 0.625rem 1rem; border: 1px solid #efd39b; border-radius: 10px; background: var(--warn-bg); color: #7d4e05; }
.meta { margin-top: -0.75rem; font-size: 0.8125rem; color: var(--text-3); }
.card { background: var(--surface); border: 1px solid var(--hairline); border-radius: 12px; padding: 1.25rem; }
.card > * + * { margin-top: 0.75rem; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1.25rem; }
.facts dt { color: var(--text-3); }
.facts dd { font-weight: 540; font-variant-numeric: tabular-nums; }
.outcomes { list-style: none; display: grid; gap: 0.5rem; }
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
