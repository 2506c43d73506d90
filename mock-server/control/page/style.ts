import { FONT_FACES } from '../../base-style';
import { SHELL_STYLE } from '../page-shell/style';
import { LIBRARY_STYLE } from './library-style';
import { START_STYLE } from './start-style';
import { WORKBENCH_STYLE } from './workbench-style';

export const CONTROL_STYLE = `${FONT_FACES}
:root {
  color-scheme: light; --ink: #161c20; --amber: #f2b632; --canvas: #f5f6f7; --surface: #fff; --surface-2: #fafbfb; --sunken: #eef0f1;
  --hairline: #dfe3e5; --border: #ccd1d4; --control: #868f94; --text: #14191c; --text-2: #3f484d; --text-3: #586268; --link: #1c5fa8;
  --ok: #0b7643; --ok-fg: #106c3e; --ok-bg: #e9f7ed; --info: #2f69b3; --info-fg: #245898; --info-bg: #edf4fd;
  --warn: #b26f04; --warn-fg: #7d4e05; --warn-bg: #fdf3df; --bad: #c02b31; --bad-fg: #ab1f26; --bad-bg: #fdf0ee;
  --sign: #7450b8; --sign-fg: #6240a2; --sign-bg: #f4f1fd;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
  font: 400 14px/21px "Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif;
}
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--canvas); color: var(--text); overflow-wrap: anywhere; }
h1, h2, h3, p, ul, ol, pre { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1 { font-size: 20px; line-height: 27px; font-weight: 620; letter-spacing: -.016em; }
h2 { font-size: 14px; line-height: 20px; font-weight: 620; }
h3 { font-size: 12px; line-height: 16px; font-weight: 560; color: var(--text-3); }
a { color: var(--link); text-underline-offset: 3px; }
button, input, select { font: inherit; font-size: 13px; color: inherit; }
button { cursor: pointer; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 6px; }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 16px; top: -60px; z-index: 2; padding: 10px 16px; border-radius: 8px; background: var(--surface); }
.skip:focus { top: 8px; }
.lib .skip { position: static; display: block; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
.lib .skip:focus { width: auto; height: auto; padding: 6px 16px; clip-path: none; }
.mono, code, pre { font-family: var(--mono); font-size: 12px; }
.num { font-variant-numeric: tabular-nums; }
.kv { font-size: 12px; line-height: 18px; color: var(--text-3); }
.kv b { color: var(--text); font-weight: 600; }
.push { margin-inline-start: auto; }
.grow { flex: 1; min-width: 0; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
svg { flex: none; vertical-align: -3px; }

${SHELL_STYLE}
.btn.primary { background: #2a3338; color: #fff; }
.btn.outline { border-color: var(--border); background: var(--surface); color: var(--text); }
.btn.outline:hover { border-color: var(--control); }
.btn.danger { color: var(--bad-fg); }
.btn.block { width: 100%; }
.icon-btn { display: grid; place-items: center; width: 34px; height: 34px; border-radius: 8px; color: var(--text-3); }
.icon-btn:hover { background: var(--sunken); color: var(--text); }
input:not([type=range]), select {
  min-height: 34px; max-width: 100%; padding: 4px 10px; border: 1px solid var(--control); border-radius: 8px; background: var(--surface);
}
input[type=range] { width: 100%; accent-color: #2a3338; }

.main { display: grid; grid-template-columns: 316px minmax(0, 1fr) 312px; gap: 16px; padding: 16px 20px 40px; align-items: start; }
.main.two { grid-template-columns: minmax(0, 1fr) 360px; max-width: 1440px; margin: 0 auto; }
.main:focus, #scenario:focus { outline: 0; }
#scenario { scroll-margin-top: 72px; }
.column { display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr); }
.card { background: var(--surface); border: 1px solid var(--hairline); border-radius: 12px; box-shadow: 0 1px 2px #14191c0d; overflow: clip; }
.card-h { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; min-height: 44px; padding: 10px 16px 0; }
.card-b { padding: 10px 16px 16px; }
.pill { padding: 0 8px; border-radius: 10px; background: var(--sunken); font-size: 12px; line-height: 20px; font-weight: 600; color: var(--text-2); }
.tag { white-space: nowrap; display: inline-flex; align-items: center; gap: 4px; padding: 1px 8px; border-radius: 999px; font-size: 12px; font-weight: 540; background: var(--sunken); color: var(--text-2); }
.tag[data-status=completed] { background: var(--ok-bg); color: var(--ok-fg); }
.tag[data-status=failed], .tag[data-status=canceled] { background: var(--bad-bg); color: var(--bad-fg); }
.tag[data-status=expired] { background: var(--warn-bg); color: var(--warn-fg); }
.tag[data-status=in_progress], .tag[data-status=under_review] { background: var(--info-bg); color: var(--info-fg); }
.chips { display: flex; flex-wrap: wrap; gap: 6px; }
.chips a { padding: 3px 10px; border: 1px solid var(--border); border-radius: 999px; color: var(--text-2); font-size: 12px; text-decoration: none; }
.chips [aria-current] { background: var(--ink); border-color: var(--ink); color: #fff; }

${LIBRARY_STYLE}
${WORKBENCH_STYLE}
${START_STYLE}
.active { display: grid; gap: 14px; padding: 16px 20px 18px; }
.views { display: grid; gap: 5px; min-width: 0; }
.seg { display: inline-flex; flex-wrap: wrap; padding: 3px; border-radius: 10px; background: var(--sunken); box-shadow: inset 0 0 0 1px var(--hairline); }
.seg a { display: inline-flex; align-items: center; gap: 7px; min-height: 30px; padding: 3px 10px; border-radius: 7px; color: var(--text); font-size: 13px; font-weight: 540; text-decoration: none; }
.seg a:hover { background: var(--surface); box-shadow: 0 0 0 1px var(--border); }
.avatar { display: grid; place-items: center; width: 20px; height: 20px; border-radius: 50%; background: #d7e3e8; font-size: 9px; font-weight: 600; }
.phone summary { width: max-content; color: var(--link); font-size: 13px; cursor: pointer; }
.qr { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; padding-top: 10px; }
.qr > div { flex: 1 1 220px; display: grid; gap: 6px; }
.qr-code, .qr-code svg { display: block; }
.qr svg { width: 168px; height: 168px; border: 1px solid var(--hairline); border-radius: 8px; }

.pick, .jump { display: flex; gap: 8px; }
.jump { min-width: 0; } .jump label { min-width: 0; } .jump select { width: 100%; }
.pick { padding-block: 8px 0; }
.pick label { min-width: 0; flex: 1; } .pick select { width: 100%; }
.rail { display: flex; gap: 4px; padding-top: 6px; }
.rail li { flex: var(--stops) 1 82px; min-width: 0; text-align: center; color: var(--text-3); font-size: 12px; }
.rail .track { display: flex; justify-content: space-evenly; align-items: center; height: 26px; margin-bottom: 5px; border-radius: 6px; background: var(--sunken); }
.rail .past .track { background: var(--ok-bg); }
.rail .now .track { background: var(--sign-bg); box-shadow: inset 0 0 0 1.5px var(--sign); }
.rail .now { color: var(--sign-fg); font-weight: 600; }
.rail i { width: 9px; height: 9px; border: 1.5px solid #aab2b6; border-radius: 50%; background: #fff; }
.rail i.done { border-color: var(--ok); background: var(--ok); }
.rail i.here { width: 12px; height: 12px; border-color: var(--sign); background: var(--sign); }
.rail .name { display: block; line-height: 16px; hyphens: manual; }
.rail-now { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-top: 14px; padding-top: 12px; border-top: 1px solid var(--hairline); }
.rail-now .btn { padding-inline: 10px; }
.notice { margin-top: 12px; padding: 10px 14px; border: 1px solid #efd39b; border-radius: 10px; background: var(--warn-bg); color: var(--warn-fg); font-size: 13px; line-height: 18px; }
.notice:has(> svg) { display: grid; grid-template-columns: 18px minmax(0, 1fr); gap: 8px; }
.notice.bad { margin: 0; border-color: #f2c4be; background: var(--bad-bg); color: var(--bad-fg); }
.notice pre { margin-block: 6px; padding: 8px; border-radius: 6px; background: #fff; color: var(--text); max-height: 220px; overflow: auto; white-space: pre-wrap; }
.notice summary { cursor: pointer; padding-block: 3px; }
.scroll { overflow-x: auto; }
.grid { width: 100%; border-collapse: collapse; border-top: 1px solid var(--hairline); margin-top: 4px; }
.grid th, .grid td { padding: 8px 8px 8px 16px; text-align: start; border-bottom: 1px solid var(--hairline); vertical-align: middle; }
.grid th { font-size: 12px; font-weight: 500; color: var(--text-3); white-space: nowrap; }
.grid th, .grid td { overflow-wrap: break-word; } .grid td.wide { width: 60%; }
.grid td { font-size: 13px; line-height: 19px; } .grid .row { flex-wrap: nowrap; } .grid .row select { width: 176px; min-width: 0; text-overflow: ellipsis; }

.log summary { display: grid; grid-template-columns: 62px 58px minmax(0, 1fr) auto 64px; gap: 8px; align-items: center; padding: 7px 16px; border-top: 1px solid var(--hairline); font-size: 12px; cursor: pointer; list-style: none; }
.log summary::-webkit-details-marker { display: none; }
.log summary:hover { background: var(--surface-2); }
.log [data-bad=true] { background: var(--bad-bg); }
.log b { font-weight: 500; }
.log .path { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.log .ms { text-align: end; color: var(--text-3); }
.http { padding: 0 6px; border-radius: 5px; font: 600 11px/18px var(--mono); background: var(--sunken); color: var(--text-2); }
.http[data-class="2"] { background: var(--ok-bg); color: var(--ok-fg); }
.http[data-class="4"] { background: var(--warn-bg); color: var(--warn-fg); }
.http[data-class="5"], .http[data-class=x] { background: var(--bad); color: #fff; }
.bodies { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; padding: 8px 16px 14px; background: var(--surface-2); }
.bodies b { font-size: 12px; font-weight: 540; color: var(--text-3); }
.bodies pre { max-height: 320px; overflow: auto; white-space: pre-wrap; }

.clock { font-size: 28px; line-height: 36px; font-weight: 600; letter-spacing: -.02em; }
.clock small { display: inline-block; font-size: 13px; line-height: 18px; font-weight: 400; letter-spacing: 0; color: var(--text-3); }
.steps { display: grid; grid-template-columns: repeat(3, 1fr); gap: 6px; margin-block: 8px 12px; }
.row label.grow { display: grid; } .row label.grow input { width: 100%; min-width: 0; }
.row:has(> .grow) { flex-wrap: nowrap; }
#clock h3 { margin-top: 14px; padding-top: 10px; border-top: 1px solid var(--hairline); }
.soon li { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 8px; padding-top: 6px; font-size: 12px; line-height: 17px; }
.soon b { font-weight: 600; }
.mail { display: flex; align-items: center; gap: 8px; padding: 8px 10px 8px 16px; border-top: 1px solid var(--hairline); }
.mail > div { flex: 1; min-width: 0; }
.mail b { font-weight: 560; }
.mail a { color: inherit; text-decoration: none; } .mail a:hover { text-decoration: underline; } .mail small a { color: var(--link); text-decoration: underline; }
.mail small { display: block; font-size: 12px; line-height: 16px; color: var(--text-3); overflow: hidden; text-overflow: ellipsis; }
#outbox .card-h, #faults .card-h { padding-bottom: 8px; }
.switch { display: flex; align-items: center; gap: 12px; padding: 8px 16px; border-top: 1px solid var(--hairline); font-size: 13px; line-height: 18px; }
.switch small { display: block; font-size: 12px; color: var(--text-3); }
.switch button { position: relative; flex: none; width: 36px; height: 22px; border: 1px solid var(--control); border-radius: 11px; background: #6f797f; padding: 0; }
.switch button::after { content: ""; position: absolute; top: 2px; left: 2px; width: 16px; height: 16px; border-radius: 50%; background: #fff; transition: translate 150ms; }
.switch [aria-checked=true] { background: var(--bad); border-color: var(--bad); }
.switch [aria-checked=true]::after { translate: 14px 0; }
#new-fault { border-top: 1px solid var(--hairline); padding-top: 12px; }
#as-scenario { border-top: 1px solid var(--hairline); padding-top: 12px; }
#new-fault summary, #as-scenario summary { font-size: 13px; font-weight: 560; cursor: pointer; }
.fields { display: grid; gap: 10px; padding-top: 10px; }
.fields label { display: grid; gap: 3px; font-size: 12px; color: var(--text-3); }
.fields input, .fields select { width: 100%; color: var(--text); }
#magic summary { cursor: pointer; padding-bottom: 10px; }
#magic summary h2 { display: inline; }

.tools a { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; padding: 9px 16px; border-top: 1px solid var(--hairline); color: inherit; text-decoration: none; } .tools a:hover { background: var(--surface-2); } .tools small { margin-inline-start: auto; font-size: 12px; color: var(--text-3); } #tools .card-h { padding-bottom: 8px; }
.mail[data-done=true] svg { color: var(--ok); } .mail[data-done=true] b { color: var(--ok-fg); }
details.card > summary { padding-block: 11px; cursor: pointer; } details.card > summary:hover { background: var(--surface-2); }
.mail-page .notice { margin: 0; }
.mail-page { max-width: 720px; margin: 0 auto; padding: 24px 20px 48px; display: grid; gap: 16px; }
.letter { display: grid; grid-template-columns: minmax(0, 600px); gap: 16px; padding-block: 24px 28px; border-top: 1px solid var(--hairline); font-size: 15px; line-height: 24px; white-space: pre-line; }
.letter .kv { margin-top: -4px; font-size: 13px; }
.letter-brand { display: flex; align-items: center; gap: 10px; font-size: 16px; } .letter-brand b { font-weight: 620; }
.letter-brand svg { width: 26px; height: 26px; } .letter-brand img { width: auto; max-width: 160px; height: 32px; object-fit: contain; }
.letter-button { display: inline-block; padding: 11px 20px; border-radius: 10px; background: var(--p); color: var(--on); font-weight: 600; text-decoration: none; }
.letter-button:hover { text-decoration: underline; }

@media (max-width: 1240px) { .lib { top: 16px; max-height: calc(100vh - 32px); } #scenario { scroll-margin-top: 16px; } }
@media (max-width: 1180px) { .main:not(.two) { grid-template-columns: 316px minmax(0, 1fr); } .main > .column:last-child { grid-column: 2; } }
@media (max-width: 800px) {
  .main, .main:not(.two), .main.two { grid-template-columns: minmax(0, 1fr); padding: 12px 12px 32px; } .main > * { grid-column: 1 !important; }
  .lib { position: static; max-height: 60vh; }
  .rail { flex-wrap: wrap; } .bodies { grid-template-columns: minmax(0, 1fr); }
  .log summary { grid-template-columns: 54px 48px minmax(0, 1fr) auto; } .log .ms { display: none; }
  .btn, .icon-btn, input, select, .seg a { min-height: 40px; }
}
@media (pointer: coarse) { summary { padding-block: 10px; } .switch button::before { content: ""; position: absolute; inset: -11px -8px; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) { .switch button::after { background: ButtonText; } .rail i.here, .rail i.done { background: Highlight; } }
`;
