/** For the pages that are no React pages yet: the script of a demo and the comparison. */
export const WORKBENCH_STYLE = `
.bench { display: grid; gap: 14px; grid-template-columns: minmax(0, 1fr); max-width: 1440px; margin: 0 auto; padding: 20px 20px 48px; } .bench:focus { outline: 0; }
.bench-h { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
.bench-h .grow { flex: 1 1 320px; }
.bench-2 { display: grid; grid-template-columns: 340px minmax(0, 1fr); gap: 16px; align-items: start; }
.own { display: grid; } .own > div, .own > fieldset { display: grid; gap: 8px; padding: 14px 16px; margin: 0; border: 0; border-top: 1px solid var(--hairline); } .own > div:first-of-type { border-top: 0; }
.own label, .own legend { font-size: 13px; font-weight: 560; padding: 0; } .own > div.row { display: flex; } .own label.grow { display: grid; gap: 4px; } .own input:not([type=checkbox], [type=color]), .own select { width: 100%; min-width: 0; }
.bench textarea { width: 100%; padding: 10px; border: 1px solid var(--control); border-radius: 8px; background: var(--surface); color: var(--text); font: 12px/18px var(--mono); tab-size: 2; white-space: pre; overflow: auto; margin-bottom: 8px; }
.bench .card-b.row { display: flex; flex-wrap: wrap; align-items: end; } .bench .card-b.row label { display: grid; gap: 4px; font-size: 12px; color: var(--text-3); } .bench .card-b.row .grow { flex: 1 1 200px; } .bench .card-b.row input { width: 100%; min-width: 0; color: var(--text); }
.bench details > summary { cursor: pointer; } .bench summary h2 { display: inline; }
.file { position: relative; display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; flex: 1 1 200px; min-width: 0; } .file input { position: absolute; inset: 0; width: 100% !important; height: 100%; opacity: 0; cursor: pointer; } .file:has(:focus-visible) { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 8px; } .file-name { min-width: 0; font-size: 13px; font-weight: 400; color: var(--text-2); }
@media (scripting: none) { .file input { position: static; height: auto; opacity: 1; } .file > span { display: none; } }
@media (max-width: 1000px) { .bench-2 { grid-template-columns: minmax(0, 1fr); } .bench { padding: 14px 12px 40px; } }
`;
