import { raw } from 'hono/html';
import { BASE_STYLE } from '../base-style';
import { SHELL_STYLE } from './page-shell/style';

export const OPENAPI_STYLE = raw(`${BASE_STYLE}${SHELL_STYLE}
.skip { position: absolute; left: 16px; top: -60px; z-index: 2; padding: 10px 16px; border-radius: 8px; background: var(--surface); } .skip:focus { top: 8px; } main:focus { outline: 0; } .top { position: static; line-height: 21px; } .world { margin-block: 0; }
.layout { display: grid; grid-template-columns: 24rem minmax(0, 1fr); gap: 1.5rem; max-width: 90rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem; }
.layout > * { min-width: 0; }
.index { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; font-size: 0.8125rem; }
.index p { margin-block: 1rem 0.25rem; font-size: 0.8125rem; line-height: 1.45; font-weight: 620; letter-spacing: -0.012em; color: var(--text-3); }
.index p:first-child { margin-top: 0; }
.index li { display: grid; grid-template-columns: 3.75rem minmax(0, 1fr); align-items: baseline; }
.index a { padding-block: 0.1875rem; color: var(--text); text-decoration: none; }
.index a:hover { text-decoration: underline; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; align-content: start; }
.intro > * + * { margin-top: 0.625rem; }
.intro p { max-width: 68ch; color: var(--text-2); }
h2.group { margin-top: 1rem; }
section.card > * + * { margin-top: 0.625rem; }
h3 { font-size: 0.9375rem; font-weight: 600; }
h4 { font-size: 0.8125rem; font-weight: 600; color: var(--text-3); }
code, pre { font-family: var(--mono); font-size: 0.8125rem; }
.method { font: 600 0.6875rem/1.4 var(--mono); color: var(--tone); }
h3 .method { padding: 0.125rem 0.4375rem; border-radius: 6px; background: var(--tone-bg); }
.GET { --tone: var(--info); --tone-bg: var(--info-bg); }
.POST { --tone: var(--ok); --tone-bg: var(--ok-bg); }
.PUT, .PATCH { --tone: #7d4e05; --tone-bg: var(--warn-bg); }
.DELETE { --tone: var(--bad); --tone-bg: var(--bad-bg); }
.members .members { padding-inline-start: 1.25rem; border-inline-start: 1px solid var(--hairline); }
.kind { color: var(--text-3); font-size: 0.8125rem; }
pre { overflow-x: auto; padding: 0.75rem; border-radius: 8px; background: var(--sunken); line-height: 1.5; overflow-wrap: normal; }
details { border-top: 1px solid var(--hairline); }
summary { cursor: pointer; padding-block: 0.5rem; }
.refusal { padding-block: 0.375rem; border-top: 1px solid var(--hairline); }
@media (max-width: 56rem) {
  .layout { grid-template-columns: minmax(0, 1fr); padding: 1rem; }
  .index { position: static; max-height: none; }
}
@media print { .top, .index { display: none; } .layout { display: block; } }
`);
