export const WORKBENCH_STYLE = `
.areas { display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 0 20px; border-bottom: 1px solid var(--hairline); background: var(--surface); font-size: 13px; } .areas a { color: var(--text-2); text-decoration: none; padding: 10px 0 8px; border-bottom: 2px solid transparent; }
.areas [aria-current] { border-color: #e0a31c; color: var(--text); font-weight: 600; }
.bench { display: grid; gap: 14px; grid-template-columns: minmax(0, 1fr); max-width: 1440px; margin: 0 auto; padding: 20px 20px 48px; } .bench:focus { outline: 0; }
.bench-h { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
.bench-h .grow { flex: 1 1 320px; }
.bench-2 { display: grid; grid-template-columns: 340px minmax(0, 1fr); gap: 16px; align-items: start; }
.bench-2.wide { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.own { display: grid; } .own > div, .own > fieldset { display: grid; gap: 8px; padding: 14px 16px; margin: 0; border: 0; border-top: 1px solid var(--hairline); } .own > div:first-of-type { border-top: 0; }
.own label, .own legend { font-size: 13px; font-weight: 560; padding: 0; } .own > div.row { display: flex; } .own label.grow { display: grid; gap: 4px; } .own input:not([type=checkbox], [type=color]), .own select { width: 100%; min-width: 0; }
.own legend { float: inline-start; width: 100%; } .own fieldset .row { display: flex; gap: 6px 14px; } .tick { display: inline-flex; gap: 6px; align-items: center; min-height: 24px; font-weight: 400 !important; } .tick input { min-height: 0 !important; width: 18px; height: 18px; }
.nr { display: inline-grid; place-items: center; width: 20px; height: 20px; margin-inline-end: 8px; border-radius: 50%; background: var(--ink); color: #fff; font-size: 12px; }
.swatches { align-items: center !important; } .swatches input { width: 44px; height: 36px; padding: 2px; } .swatch { width: 32px; height: 32px; border: 2px solid #fff; border-radius: 50%; box-shadow: 0 0 0 1px var(--control); }
.mark { height: 28px; max-width: 110px; object-fit: contain; }
.bench textarea { width: 100%; padding: 10px; border: 1px solid var(--control); border-radius: 8px; background: var(--surface); color: var(--text); font: 12px/18px var(--mono); tab-size: 2; white-space: pre; overflow: auto; margin-bottom: 8px; }
.bench .card-b.row { display: flex; flex-wrap: wrap; align-items: end; } .bench .card-b.row label { display: grid; gap: 4px; font-size: 12px; color: var(--text-3); } .bench .card-b.row .grow { flex: 1 1 200px; } .bench .card-b.row input { width: 100%; min-width: 0; color: var(--text); }
.bench details > summary { cursor: pointer; } .bench summary h2 { display: inline; }
.found { max-height: 360px; overflow: auto; } .found li { padding: 10px 16px; border-top: 1px solid var(--hairline); border-inline-start: 3px solid var(--warn); } .found [data-severity=error] { border-inline-start-color: var(--bad); } .found code { color: var(--text-3); }
.file { position: relative; display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; flex: 1 1 200px; min-width: 0; } .file input { position: absolute; inset: 0; width: 100% !important; height: 100%; opacity: 0; cursor: pointer; } .file:has(:focus-visible) { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 8px; } .file-name { min-width: 0; font-size: 13px; font-weight: 400; color: var(--text-2); }
@media (scripting: none) { .file input { position: static; height: auto; opacity: 1; } .file > span { display: none; } }
.logos { display: flex; flex-wrap: wrap; gap: 12px 20px; margin-top: 8px; } .logos figure { margin: 0; } .logos img { display: block; width: 150px; height: 80px; padding: 8px; border: 1px solid var(--hairline); border-radius: 8px; background: #fff; object-fit: contain; } .logos figcaption { margin-top: 4px; font-size: 12px; color: var(--text-3); }
.stage-h { margin-bottom: 8px; } .stage { padding: 20px; border: 1px solid var(--hairline); border-radius: 12px; background: var(--sunken) radial-gradient(#d5dadc 1px, transparent 1px) 0 0 / 14px 14px; }
.win { max-width: 620px; margin: 0 auto; border: 1px solid var(--border); border-radius: 10px; background: #fff; overflow: hidden; box-shadow: 0 2px 10px #14191c1a; }
.win-h { display: flex; align-items: center; gap: 10px; padding: 12px 18px; border-bottom: 1px solid var(--hairline); } .win-h .dot { width: 24px; height: 24px; border-radius: 50% 50% 50% 0; background: var(--link); } .win-h span { color: var(--link); text-decoration: underline; font-size: 12px; }
.win-b { padding: 18px; } .big { font-size: 20px; line-height: 27px; font-weight: 620; margin-bottom: 12px; } .sheet { border: 1px solid var(--hairline); border-radius: 10px; overflow: hidden; }
.sheet-h { padding: 16px 18px; background: var(--p); color: var(--on); } .sheet-h small { display: block; } .sheet-h b { font-size: 28px; line-height: 36px; } .sheet-b { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; padding: 16px 18px; }
.cta { padding: 9px 16px; border-radius: 8px; background: var(--p); color: var(--on); font-weight: 560; } .lnk { color: var(--link); text-decoration: underline; }
.three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; } .smp { display: inline-block; margin-block: 6px; padding: 6px 12px; border-radius: 8px; box-shadow: inset 0 0 0 1px var(--hairline); font-weight: 560; }
.asked { display: grid; gap: 10px; max-height: 76vh; overflow: auto; } .asked > details { border: 1px solid var(--hairline); border-radius: 10px; padding: 10px 14px; } .step { display: grid; gap: 12px; padding: 12px 0; border-top: 1px solid var(--hairline); margin-top: 10px; }
.step h3 { font-size: 15px; color: var(--text); font-weight: 600; } .ask { display: grid; gap: 4px; } .ask > span:first-child { font-weight: 560; font-size: 13px; } .ask small { color: var(--text-3); } .ask .in { padding: 7px 12px; border: 1px solid var(--control); border-radius: 8px; min-height: 36px; color: var(--text-3); } .ask .tall { min-height: 72px; }
.picks { display: flex; flex-wrap: wrap; gap: 6px; } .picks span { padding: 6px 12px; border: 1px solid var(--control); border-radius: 8px; font-size: 13px; } .bar-line { height: 4px; margin: 10px 0; border-radius: 2px; background: var(--border); } .bar-line i { display: block; width: 18px; height: 18px; margin: -7px 0 0 30%; border-radius: 50%; background: var(--ink); }
.gap { padding: 10px 14px; border: 1px dashed var(--bad); border-radius: 8px; background: repeating-linear-gradient(135deg, #fdf0ee 0 8px, #fff 8px 16px); } .gap p { font-size: 12px; color: var(--bad-fg); }
@media (max-width: 1000px) { .bench-2, .bench-2.wide { grid-template-columns: minmax(0, 1fr); } .three { grid-template-columns: minmax(0, 1fr); } .bench { padding: 14px 12px 40px; } }
`;
