export const LIBRARY_STYLE = `.lib { order: -1; position: sticky; top: 72px; max-height: calc(100vh - 88px); padding-bottom: 8px; overflow-y: auto; }
.search { display: flex; align-items: center; gap: 6px; padding-inline-start: 10px; border: 1px solid var(--control); border-radius: 8px; color: var(--text-3); }
.search:focus-within { outline: 2px solid var(--link); outline-offset: 1px; }
.lib .search { margin: 10px 16px; }
.search .pill { margin-inline-end: 8px; } .mail-page .search { background: var(--surface); }
.search input { flex: 1; min-width: 0; border: 0; outline: 0; background: none; color: var(--text); }
.lib .chips { padding: 0 16px 6px; }
.lib .none { padding: 6px 16px; }
.lib h3 { padding: 12px 16px 4px; }
.scenario { display: grid; grid-template-columns: minmax(0, 1fr) 34px; align-items: center; padding-inline-end: 8px; }
.scenario button { display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: 0 10px; width: 100%; padding: 7px 8px 7px 16px; border: 0; background: none; text-align: start; }
.scenario:hover { background: var(--surface-2); }
.scenario b { font-weight: 500; }
.scenario small { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; grid-column: 2; font-size: 12px; line-height: 16px; color: var(--text-3); }
.scenario[aria-current] { background: #fdf3da; box-shadow: inset 3px 0 #e0a31c; }
.scenario[aria-current] b { font-weight: 620; }
/* Two things can be done with each identification: it is loaded here, or opened in the portal. */
.matrix { padding: 4px 6px 8px 14px; } .matrix table { width: 100%; border-collapse: collapse; table-layout: fixed; } .matrix caption { padding: 6px 0; text-align: start; font-weight: 500; }
.matrix th { padding: 4px 2px; font-size: 11px; line-height: 14px; font-weight: 500; text-align: start; vertical-align: top; color: var(--text-2); hyphens: auto; } .matrix thead td { width: 84px; } .matrix thead th { padding: 4px 0; vertical-align: bottom; } .matrix thead th span { display: inline-block; max-height: 110px; margin-inline-start: 10px; writing-mode: vertical-rl; rotate: 180deg; } .matrix th code { display: block; font-size: 10px; line-height: 13px; color: var(--text-3); }
.matrix tbody tr { border-top: 1px solid var(--hairline); } .matrix td { padding: 2px 0; text-align: center; } .matrix [data-row] { display: inline-flex; border-radius: 6px; }
.matrix button, .matrix a { display: grid; place-items: center; width: 24px; height: 28px; padding: 0; border: 0; border-radius: 6px; background: none; color: var(--text-2); } .matrix a { color: var(--text-3); } .matrix button:hover, .matrix a:hover { background: var(--sunken); color: var(--text); }
.matrix [aria-current] { background: #fdf3da; box-shadow: 0 0 0 1px #e0a31c; }
.mini { grid-row: span 2; width: 44px; height: 34px; margin-top: 2px; fill: none; stroke-width: 1.8; stroke-linecap: round; }
.mini .p { fill: #fff; stroke: var(--border); stroke-width: 1; }
.mini .l { stroke: #c3cacd; }
.mini .t { stroke: var(--tone); }
.mini .d { fill: var(--tone); }
.mini .o { fill: var(--warn); }
[data-tone=ok] { --tone: var(--ok); } [data-tone=info] { --tone: var(--info); } [data-tone=warn] { --tone: var(--warn); }
[data-tone=bad] { --tone: var(--bad); } [data-tone=sign] { --tone: var(--sign); } [data-tone=none] { --tone: var(--text-3); }
`;
