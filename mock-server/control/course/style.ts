import { html } from 'hono/html';

export const COURSE_HEAD = html`<link rel="stylesheet" href="/simulator/course/style.css"><script type="module" src="/simulator/course/ways.js"></script>`;

export const COURSE_STYLE = `
.course .seg [aria-current] { background: var(--surface); box-shadow: 0 0 0 1px var(--border); }
@media (min-width: 561px) { .course #map .card-b { padding-inline-end: 30px; } }
.course .card-h { gap: 6px 14px; padding-bottom: 8px; }
.course h1 { font-size: 22px; }
.course .pick-application { align-items: center; } .course .pick-application label { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; min-width: 0; }
.lanes { display: flex; flex-wrap: wrap; gap: 4px 14px; margin-inline-start: auto; font-size: 12px; line-height: 16px; color: var(--text-2); } .lanes li { display: flex; gap: 6px; align-items: center; }
.lanes i { width: 12px; height: 12px; border: 1.5px solid var(--control); border-radius: 50%; background: var(--surface); }
.course i.lane-bank { background: var(--ink); border-color: var(--ink); color: #fff; }
.course i.lane-mail { border-radius: 28%; border-color: var(--info); background: var(--info-bg); color: var(--info-fg); }
.course i.lane-clock { border-color: var(--control); background: repeating-linear-gradient(135deg, #dfe3e5 0 3px, #fff 3px 6px); border-radius: 4px; }
.course i.lane-simulator { border-color: #b07d08; background: #fdf6e3; color: #7d4e05; }
.lanes i.lane-undone { border-style: dashed; }
.tl-scroll { overflow-x: auto; scroll-padding: 136px; padding: 0 16px; }
.tl { --cell: 128px; position: relative; width: calc(var(--cells) * var(--cell)); min-width: 100%; }
.tl ol { display: flex; }
.ev { position: relative; flex: 0 0 var(--cell); width: var(--cell); display: grid; grid-template: 20px 26px auto auto / minmax(0, 1fr); align-content: start; padding: 0 0 12px; scroll-margin: 220px 136px; }
.ev .day { padding-inline: 8px; font-size: 12px; line-height: 18px; font-weight: 600; white-space: nowrap; } .ev .day small { font-weight: 400; color: var(--text-3); }
.ev .band { height: 24px; padding-inline: 8px; font-size: 12px; line-height: 24px; font-weight: 540; white-space: nowrap; overflow: visible; position: relative; z-index: 1; } .ev .band[aria-hidden] { z-index: 0; }
.ev .band:not([aria-hidden]) { border-start-start-radius: 6px; border-end-start-radius: 6px; }
.band.not_completed { background: var(--warn-bg); color: var(--warn-fg); } .band.in_review, .band.in_review_after_signature { background: var(--info-bg); color: var(--info-fg); }
.band.waiting_for_signatures { background: var(--sign-bg); color: var(--sign-fg); } .band.signed, .band.paid_out { background: var(--ok-bg); color: var(--ok-fg); } .band.closed, .band.unknown { background: var(--sunken); color: var(--text-2); }
.ev[aria-hidden] { overflow: hidden; }
.ev a { display: block; padding: 14px 8px 4px; color: inherit; text-decoration: none; border-radius: 8px; position: relative; grid-row: 3; }
.ev a::before { content: ""; position: absolute; left: 0; right: 0; top: 28px; height: 4px; background: #e0a31c; } .ev.after a::before, .ev.now a::before { height: 2px; top: 29px; background: var(--border); }
.ev.moved { background: repeating-linear-gradient(135deg, #f0f2f3 0 6px, transparent 6px 12px) 0 52px / 100% 40px no-repeat; }
.ev .dots { position: relative; display: flex; gap: 3px; align-items: center; min-height: 32px; } .ev .dots small { padding: 0 4px; white-space: nowrap; border-radius: 6px; background: var(--surface); font-size: 11px; color: var(--text-3); }
.ev .dot { position: relative; display: grid; place-items: center; width: 26px; height: 26px; border: 1.5px solid var(--control); border-radius: 50%; background: var(--surface); }
.ev .dot:first-child { width: 32px; height: 32px; } .ev.after .dot { border-style: dashed; } .ev.after:not(.sel) i.lane-bank { background: #59636a; }
.ev.sel .dot:first-child { border: 2px solid #b07d08; background: var(--amber); color: #1d1503; box-shadow: 0 0 0 4px #f2b63244; }
.ev b { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; margin-top: 6px; font-size: 12px; line-height: 16px; font-weight: 500; overflow-wrap: anywhere; hyphens: auto; }
.ev a:hover b { text-decoration: underline; } .ev .at { grid-row: 4; padding-inline: 8px; font-size: 12px; line-height: 16px; color: var(--text-3); }
.ev.now .dot { background: var(--ink); border-color: var(--ink); width: 16px !important; height: 16px !important; margin-block: 8px; display: block; } .ev.now .dots { display: block; } .ev.now b { font-weight: 620; }
.handle { position: sticky; left: 0; padding-bottom: 10px; } .tl .handle { position: static; }
.handle input[type=range] { appearance: none; width: calc(var(--cells) * var(--cell)); height: 28px; margin: 0; background: linear-gradient(var(--border), var(--border)) center / 100% 2px no-repeat; cursor: ew-resize; }
.handle input::-webkit-slider-thumb { appearance: none; width: var(--cell); height: 28px; border: 0; border-inline-start: 3px solid #b07d08; border-radius: 0 8px 8px 0; background: linear-gradient(90deg, var(--amber) 0 34px, transparent 34px); cursor: grab; }
.handle input::-moz-range-thumb { width: var(--cell); height: 28px; box-sizing: border-box; border: 0; border-inline-start: 3px solid #b07d08; border-radius: 0 8px 8px 0; background: linear-gradient(90deg, var(--amber) 0 34px, transparent 34px); cursor: grab; }
.no-script { display: none; } @media (scripting: none) { .no-script { display: inline-flex; } }
.undo { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 12px 16px; align-items: center; padding: 12px 16px; border-top: 1px solid #ecca7d; background: #fdf6e3; } .undo ul { margin-block: 2px; } .undo .kv { color: var(--text-2); }
.undo code { color: var(--text-2); }
#map .card-h { padding-bottom: 0; } #map .of-demo { padding: 4px 16px 0; } .proofs li code { overflow-wrap: anywhere; font-size: 11px; color: var(--text-2); }
.flow { position: relative; padding-inline-start: 34px; } .flow-map { position: relative; display: grid; grid-template-columns: repeat(auto-fill, minmax(206px, 1fr)); gap: 40px 26px; padding-top: 32px; }
.ways { position: absolute; inset: 0; width: 100%; height: 100%; } .ways path { fill: none; stroke: #6b757b; stroke-width: 1.5; stroke-dasharray: 4 3; } .ways .back { stroke: #9a6a06; } .ways .tip { stroke: none; fill: #6b757b; } .ways .back.tip { fill: #9a6a06; }
.ways-key { display: flex; flex-wrap: wrap; gap: 2px 18px; padding: 4px 16px 0; font-size: 12px; line-height: 18px; color: var(--text-2); } .ways-key i { display: inline-block; width: 24px; margin-inline-end: 7px; border-top: 2px dashed #6b757b; vertical-align: 4px; } .ways-key .back { border-color: #9a6a06; } @media (scripting: none) { .ways, .ways-key { display: none; } }
.node { position: relative; display: flex; flex-direction: column; gap: 1px; padding: 9px 12px; border: 1px solid var(--border); border-radius: 10px; background: var(--surface); }
.node > b { font-size: 13px; line-height: 18px; font-weight: 600; } .node .kv { line-height: 17px; color: var(--text-2); } .node .kv svg { margin-inline-end: 5px; vertical-align: -2px; color: var(--text-3); } .node form { margin-top: auto; padding-top: 8px; }
.node:not(.aside, .end)::after { content: "→"; position: absolute; right: -22px; top: 50%; translate: 0 -50%; width: 18px; text-align: center; color: var(--control); }
.node.past { border-color: #a9d8ba; background: #f6fcf8; } .node.past::after { color: var(--ok) !important; font-weight: 700; }
.node.here { border: 2px solid var(--sign); background: var(--sign-bg); padding: 8px 11px; box-shadow: 0 0 0 5px #7450b826; }
.node.end { border-radius: 22px 10px 10px 22px; border-color: #59636a; padding-inline-start: 18px; background: var(--sunken); } .node.aside { border-style: dashed; } .node.here.end { background: var(--sign-bg); border-color: var(--sign); }
.node .pin { position: absolute; top: -14px; left: 10px; display: inline-flex; gap: 5px; align-items: center; padding: 1px 9px; border-radius: 6px; background: var(--sign); color: #fff; font-size: 12px; line-height: 18px; font-weight: 600; }
.node .exits { color: var(--text-3) !important; }
.waits { display: grid; gap: 4px; padding: 12px 16px; border-top: 1px solid var(--hairline); } .waits p, .waits li { font-size: 13px; line-height: 19px; }
.proofs { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); border-top: 1px solid var(--hairline); } .proofs > li { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 10px; padding: 13px 16px; border-inline-start: 1px solid var(--hairline); } .proofs > li:first-child { border: 0; }
.proofs [data-holds=true] > svg { color: var(--ok); } .proofs [data-holds=false] > svg { color: var(--warn); } .proofs b { font-weight: 600; } .proofs .kv { color: var(--text-2); } .proofs summary { cursor: pointer; color: var(--link); padding-block: 3px; } .codes { max-height: 220px; overflow: auto; display: grid; gap: 2px; } .codes a { display: inline-block; min-height: 24px; font: 12px/24px var(--mono); }
@media (max-width: 560px) { .node:not(.aside, .end)::after { content: "↓"; right: auto; left: 14px; top: auto; bottom: -30px; translate: 0; } }

.fork-point { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; justify-self: center; padding: 8px 16px; border: 1px solid #ecca7d; border-radius: 21px; background: #fdf6e3; font-size: 13px; }
.fork-2 { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px 20px; } .side { border-top: 3px solid var(--ink); } .side + .side { border-top-color: var(--amber); } .side .card-b { display: grid; gap: 12px; }
.side-letter { display: inline-grid; place-items: center; width: 24px; height: 24px; border-radius: 6px; background: var(--ink); color: #fff; font-size: 13px; font-weight: 640; } .side-letter-B { background: var(--amber); color: #1d1503; } .cmp .side-letter { width: 20px; height: 20px; font-size: 12px; }
.side .tag svg { width: 13px; height: 13px; } .tag.not_completed { background: var(--warn-bg); color: var(--warn-fg); box-shadow: inset 0 0 0 1px #ecca7d; } .tag.in_review, .tag.in_review_after_signature { background: var(--info-bg); color: var(--info-fg); }
.tag.waiting_for_signatures { background: var(--sign-bg); color: var(--sign-fg); } .tag.signed, .tag.paid_out { background: var(--ok-bg); color: var(--ok-fg); } .tag.closed, .tag.unknown { background: var(--surface); box-shadow: inset 0 0 0 1px var(--border); }
.fork-lines { position: relative; height: 30px; margin-block: -16px; } .fork-lines::before, .fork-lines::after { content: ""; position: absolute; border: 0 solid #b07d08; } .fork-lines::before { left: 50%; top: 0; height: 14px; border-inline-start-width: 2px; } .fork-lines::after { inset: 14px 25% 0; border-width: 2px 2px 0; border-radius: 6px 6px 0 0; }
.pv-bar { display: flex; gap: 8px; align-items: center; padding: 5px 10px; border: 1px solid var(--border); border-bottom: 0; border-radius: 8px 8px 0 0; background: var(--surface-2); font-size: 12px; line-height: 18px; color: var(--text-2); } .pv-bar span + span { flex: 0 1 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; } .pv-bar .addr { flex: 1 0 45%; min-width: 0; padding: 1px 8px; border-radius: 6px; background: var(--sunken); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font: 11.5px/18px var(--mono); }
.pv-bar + .pv { border-radius: 0 0 8px 8px; } .screen.differs { border-radius: 10px; box-shadow: 0 0 0 3px var(--info); } .differs-note { margin-top: 8px; color: var(--info-fg) !important; }
.pv { height: 470px; border: 1px solid var(--border); border-radius: 8px; overflow: hidden; background: #fff; } .pv iframe { display: block; width: calc(100% / .6); height: calc(100% / .6); border: 0; transform: scale(.6); transform-origin: 0 0; }
.cmp { width: 100%; min-width: 620px; border-collapse: collapse; table-layout: fixed; font-size: 13px; line-height: 18px; } .cmp th, .cmp td { padding: 9px 14px; text-align: start; vertical-align: top; border-bottom: 1px solid var(--hairline); overflow-wrap: anywhere; } .cmp thead th { font-size: 12px; font-weight: 500; color: var(--text-2); } .cmp tbody th { font-weight: 540; } .cmp tr > :first-child { width: 240px; padding-inline-start: 16px; }
.cmp .d { background: var(--info-bg); box-shadow: inset 3px 0 var(--info); } .cmp .none { color: var(--text-3); } .cmp code { display: block; color: var(--text-2); } .cmp .grp th { padding-top: 16px; font-size: 14px; font-weight: 620; width: auto; }
.folded { padding: 11px 16px; background: var(--surface-2); color: var(--text-2); font-size: 13px; }
.what-if { padding: 12px 16px; border-top: 1px solid var(--hairline); align-items: end; } .what-if legend, .what-if b { font-weight: 600; } .what-if label { display: flex; gap: 6px; align-items: center; min-width: 0; } .what-if b { flex: 1 1 100%; }
@media (max-width: 900px) { .fork-2 { grid-template-columns: minmax(0, 1fr); } .fork-lines { display: none; } }
@media (max-width: 900px) { .proofs { grid-template-columns: minmax(0, 1fr); } .proofs > li { border-inline-start: 0; border-top: 1px solid var(--hairline); } }
@media (max-width: 800px) { .undo { grid-template-columns: minmax(0, 1fr); } .tl { --cell: 112px; } .lanes { margin-inline-start: 0; } }
@media (forced-colors: active) { .handle input::-webkit-slider-thumb { background: Highlight; } .ev a::before { background: CanvasText; } }
.ab { display: none; }
@media (max-width: 800px) {
  .course .fork-2 { gap: 0; } .ab { position: sticky; top: 0; z-index: 2; display: grid; grid-template-columns: 1fr 1fr; margin: 0; padding: 0; border: 1px solid var(--border); border-radius: 12px 12px 0 0; background: var(--sunken); overflow: clip; }
  .ab label { position: relative; display: flex; gap: 8px; align-items: center; min-height: 52px; padding: 6px 12px; font-size: 13px; line-height: 17px; cursor: pointer; } .ab label:has(:checked) { background: var(--surface); font-weight: 600; box-shadow: inset 0 -3px var(--amber); } .ab label:has(:focus-visible) { outline: 2px solid var(--link); outline-offset: -2px; }
  .fork-2:has([value=A]:checked) .side-b, .fork-2:has([value=B]:checked) .side-a { display: none; } .course .side { border-top-width: 1px; border-top-color: var(--hairline); border-radius: 0 0 12px 12px; } .fork-point { justify-self: stretch; border-radius: 12px; }
  .cmp { min-width: 0; } .cmp, .cmp tbody, .cmp tr, .cmp th, .cmp td { display: block; } .cmp thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } .cmp tr > :first-child { width: auto; }
  .cmp tbody tr:not(.grp) { padding: 10px 16px 12px; border-bottom: 1px solid var(--hairline); } .cmp tbody tr:not(.grp) > * { border: 0; padding: 0; } .cmp td[data-side] { display: grid; grid-template-columns: 22px minmax(0, 1fr); gap: 0 10px; margin-top: 6px; padding: 6px 10px !important; border-radius: 8px; font-size: 14px; line-height: 20px; } .cmp td::before { content: attr(data-side); grid-row: span 2; display: grid; place-items: center; width: 20px; height: 20px; border-radius: 5px; background: var(--ink); color: #fff; font-size: 12px; font-weight: 640; } .cmp td[data-side=B]::before { background: var(--amber); color: #1d1503; } .cmp td code { grid-column: 2; }
  .tl-scroll { overflow: visible; padding: 0; } .tl { width: auto; } .tl ol { flex-direction: column; padding-bottom: 8px; } .tl .handle { display: none; }
  .ev { width: auto; flex: none; grid-template: auto auto auto / 56px minmax(0, 1fr); padding: 0; scroll-margin: 80px 200px; border-inline-start: 4px solid #e0a31c; margin-inline-start: 12px; } .ev.after, .ev.now { border-inline-start: 4px dashed var(--border); }
  .ev .day { grid-area: 1 / 1 / 2 / 3; padding: 0 12px; } .ev .day:not(:empty) { padding-block: 10px 2px; } .ev .band { grid-area: 2 / 2; justify-self: start; height: auto; padding: 0 10px; border-radius: 999px !important; } .ev .band[aria-hidden] { display: none; }
  .ev .at { grid-area: 3 / 1; align-self: center; padding: 0 0 0 12px; font-size: 13px; } .ev a { grid-area: 3 / 2; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 10px; align-items: center; min-height: 48px; padding: 4px 12px 4px 8px; } .ev a::before { display: none; } .ev b { display: block; margin: 0; font-size: 14px; line-height: 19px; } .ev .dot:first-child { width: 28px; height: 28px; } .ev.now .dot { margin: 0; } .ev .dots small { background: none; } .ev.sel { background: #fdf6e3; } .ev.moved { background: repeating-linear-gradient(135deg, #f0f2f3 0 6px, transparent 6px 12px); } .ev.moved a { background: var(--surface); border-radius: 0; }
  .undo { position: sticky; bottom: 0; z-index: 2; box-shadow: 0 -6px 20px #14191c1f; } .undo .row, .undo form, .undo .btn { width: 100%; } .undo:not(#undo) { position: static; box-shadow: none; } .course #line { overflow: visible; }
  .flow { padding-inline: 12px; } .ways, .ways-key { display: none; } .course .flow-map { grid-template-columns: minmax(0, 1fr); gap: 0; padding: 4px 0 0; counter-reset: place; } .node:not(.aside, .end)::after { display: none; } .node, .node.here, .node.end { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 10px 4px 10px 22px; border: 0; border-bottom: 1px solid var(--hairline); border-radius: 0; background: none; box-shadow: none; }
  .node::before { content: ""; position: absolute; inset: 0 auto 0 5px; width: 3px; background: var(--border); } .node.past::before { background: var(--ok); } .node.here::before { background: var(--sign); } .node.aside::before { background: none; border-inline-start: 2px dashed var(--border); } .node > * { grid-column: 1; } .node form { grid-area: 1 / 2 / 4; padding: 0; margin: 0; align-self: center; } .node.here { background: var(--sign-bg); } .node .pin { position: static; justify-self: start; margin-bottom: 4px; } .node .pin ~ form { grid-row: 2 / 4; }
}
`;
