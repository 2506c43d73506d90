export const DEMO_STYLE = `
.demo { display: block; } .demo:focus { outline: 0; }
.demo-bar { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 10px 24px; align-items: center; padding: 10px 20px 12px; background: #1d2429; color: #f3f5f6; border-top: 1px solid #333d43; }
.demo-bar :focus-visible { outline-color: var(--amber); }
.demo-h { display: grid; font-size: 13px; line-height: 18px; max-width: 260px; } .demo-h span { color: #b9c2c7; } .demo-h b, .demo-h h1 { font-size: 14px; line-height: 20px; font-weight: 620; color: #fff; }
.demo-rail { display: flex; gap: 6px; }
.demo-rail li { flex: 1 1 auto; min-width: 0; } .demo-rail li:has([aria-current]) { flex: 0 1 auto; }
.demo-rail a { display: block; padding: 8px 2px 4px; min-height: 34px; border-top: 3px solid #4b565d; color: #c3cbcf; font-size: 13px; line-height: 18px; text-decoration: none; overflow-wrap: break-word; }
.demo-rail a:hover { color: #fff; } .demo-rail b { font-weight: 600; margin-inline-end: 4px; }
.demo-rail .done { border-color: #57c785; } .demo-rail [aria-current] { border-color: var(--amber); color: #fff; font-weight: 600; padding-inline-end: 12px; } .demo-rail [aria-current] b { color: var(--amber); }
.demo-steps { display: flex; gap: 8px; } .demo-steps .btn { border-color: #56626a; color: #f3f5f6; } .demo-steps .btn.open { background: var(--amber); border-color: var(--amber); color: #1d1503; } .demo-steps [aria-disabled] { opacity: .55; }
kbd { display: inline-grid; place-items: center; min-width: 22px; height: 22px; padding: 0 5px; border: 1px solid var(--border); border-bottom-width: 2px; border-radius: 5px; background: var(--surface); color: var(--text-2); font: 560 11.5px/1 inherit; font-family: inherit; }
.demo-bar kbd { background: #2b353a; border-color: #56626a; color: #f3f5f6; } .demo-bar .open kbd { background: #ffe3a0; border-color: #b07d08; color: #1d1503; }
.demo-grid { display: grid; grid-template-columns: minmax(0, 1fr) 376px; gap: 16px; padding: 16px 20px 8px; align-items: start; }
.demo-win { border: 1px solid var(--border); border-radius: 12px; overflow: clip; background: var(--surface); box-shadow: 0 2px 10px #14191c1a; }
.demo-win-bar { display: flex; align-items: center; gap: 6px; min-height: 34px; padding: 4px 12px; background: var(--surface-2); border-bottom: 1px solid var(--hairline); font-size: 12px; color: var(--text-3); }
.demo-win-bar i { width: 9px; height: 9px; border-radius: 50%; background: #ccd1d4; } .demo-win-bar .addr { flex: 1; min-width: 0; margin-inline: 6px; padding: 2px 10px; border-radius: 6px; background: var(--sunken); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-family: var(--mono); font-size: 11.5px; line-height: 18px; color: var(--text-2); }
.demo-pv { position: relative; height: clamp(480px, calc(100vh - 240px), 1000px); overflow: hidden; }
.demo-pv iframe { display: block; width: calc(100% / .82); height: calc(100% / .82); border: 0; transform: scale(.82); transform-origin: 0 0; background: #fff; }
.demo-pv.small { height: 440px; border-radius: 10px; background: #fff; } .demo-pv.small iframe { width: calc(100% / .5); height: calc(100% / .5); transform: scale(.5); }
.no-frame { padding: 24px; display: grid; gap: 12px; color: var(--text); background: var(--surface); height: 100%; align-content: center; }
.demo-stop section { padding: 14px 18px 16px; border-top: 1px solid var(--hairline); } .demo-stop { border-top: 3px solid #e0a31c; } .demo-stop section:first-of-type { border-top: 0; }
.demo-stop h2 { font-size: 12px; line-height: 16px; font-weight: 560; color: var(--text-3); }
.demo .say { margin-top: 6px; font-size: 18px; line-height: 27px; text-wrap: pretty; } .demo .hint { margin-top: 8px; font-size: 13px; line-height: 19px; color: #7d4e05; }
.look { display: grid; gap: 8px; margin-top: 8px; } .look li { display: grid; grid-template-columns: 22px 1fr; gap: 10px; } .look b { display: grid; place-items: center; width: 22px; height: 22px; border-radius: 50%; background: var(--amber); color: #1d1503; font: 680 12px/1 inherit; font-family: inherit; font-size: 12px; }
.mean { display: grid; margin-top: 6px; } .mean li { display: grid; grid-template-columns: 82px 16px minmax(0, 1fr); gap: 8px; padding: 4px 0; font-size: 13px; line-height: 18px; } .mean time { color: var(--text-3); white-space: nowrap; } .mean .soon { grid-template-columns: 16px minmax(0, 1fr); color: var(--text-3); } .mean svg { margin-top: 2px; color: var(--info); } .mean code { color: var(--text-3); }
.levers { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; background: var(--surface-2); } .levers .btn { white-space: normal; text-align: start; }
.demo-keys { display: flex; flex-wrap: wrap; gap: 6px 18px; align-items: center; padding: 4px 20px 24px; font-size: 13px; } .demo-keys a { display: inline-flex; gap: 7px; align-items: center; min-height: 28px; }
.demo-keys [aria-pressed=true]::after, .levers [aria-pressed=true]::after { content: '✓' / ''; }
.demo-panel { position: fixed; inset: auto 20px 20px auto; z-index: 4; width: min(640px, calc(100vw - 24px)); max-height: calc(100dvh - 40px); overflow: auto; box-shadow: 0 8px 32px #14191c40; } .presenter .demo-panel { position: static; width: auto; margin: 8px 20px; } .key-list { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 8px; } .key-list li { display: flex; gap: 8px; align-items: center; }
.demo .notice { margin: 8px 16px; }
.phones { display: flex; flex-wrap: wrap; gap: 16px 32px; padding: 0 16px 16px; } .phones li { width: 260px; } .phones .qr { display: block; } .phones svg { width: 220px; height: 220px; } .phones h3 { font-size: 14px; color: var(--text); }
.demo-panel:focus { outline-offset: 2px; } .presenter .demo-panel { color: var(--text); } .presenter .demo-rail { padding: 12px 20px 0; }
.demo.bare .demo-win { position: fixed; inset: 0; border: 0; border-radius: 0; z-index: 3; } .demo.bare .demo-pv { height: 100%; } .demo.bare .demo-pv iframe { width: 100%; height: 100%; transform: none; }
.demo.bare .demo-hide { position: fixed; z-index: 4; inset-block-start: 8px; inset-inline-start: 8px; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); } .demo.bare .demo-hide:focus-within { width: auto; height: auto; overflow: visible; clip-path: none; }
.presenter { background: #1d2429; color: #f3f5f6; min-height: calc(100vh - 56px); } .presenter .demo-bar { background: var(--ink); } .presenter :focus-visible { outline-color: var(--amber); }
.presenter .hall { display: flex; flex-wrap: wrap; gap: 4px 18px; font-size: 13px; color: #d7dde0; justify-self: end; align-items: center; } .presenter .hall b { color: #fff; } .presenter .hall .since { font-size: 18px; color: var(--amber); }
.presenter-grid { display: grid; grid-template-columns: 300px minmax(0, 1fr) 296px 318px; gap: 20px; padding: 16px 20px 24px; align-items: start; } .presenter h2 { font-size: 14px; margin-bottom: 10px; } .presenter h2 small { font-size: 13px; font-weight: 400; color: #b9c2c7; }
.presenter h3 { font-size: 13px; color: #fff; margin: 12px 0 4px; } .spoken p { text-wrap: pretty; } .spoken .past, .spoken .after { font-size: 14px; line-height: 21px; color: #b9c2c7; } .spoken .after { border-top: 1px solid #3a454b; padding-top: 12px; margin-top: 14px; } .spoken .after b { color: #fff; } .spoken .now { font-size: 19px; line-height: 28px; } .spoken .cue { margin-top: 10px; color: #f7d27c; }
.presenter .look { margin-top: 12px; font-size: 13px; } .presenter .levers { background: none; margin-top: 16px; } .presenter .mean time, .presenter .mean .soon, .presenter .mean code, .presenter > .kv, #customer .kv { color: #b9c2c7; } .presenter .levers a:not(.btn) { color: #9cc4f0; } .presenter .levers .kv { color: #b9c2c7; } .presenter .mean svg { color: #8ab4e8; }
.demo-phone { width: 296px; height: 600px; border: 7px solid #05080a; border-radius: 34px; overflow: hidden; background: #fff; } .demo-phone iframe { display: block; width: 390px; height: 811px; border: 0; transform: scale(.723); transform-origin: 0 0; }
.bank .card { color: var(--text); font-size: 13px; line-height: 19px; } .bank .card > div { padding: 12px 14px; border-top: 1px solid var(--hairline); display: grid; gap: 6px; } .bank .card > div:first-of-type { border-top: 0; } .bank li { padding: 4px 0; } .bank code { color: var(--text-3); } .bank .ok { color: var(--ok-fg); } .bank .btn { width: 100%; justify-content: start; white-space: normal; text-align: start; }
@media (max-width: 1400px) { .presenter-grid { grid-template-columns: 240px minmax(0, 1fr) 258px 250px; gap: 16px; } .demo-phone { width: 258px; height: 520px; } .demo-phone iframe { transform: scale(.626); } .spoken .now { font-size: 17px; line-height: 25px; } }
@media (max-width: 1180px) { .presenter-grid { grid-template-columns: minmax(0, 1fr) 258px; } }
@media (max-width: 1180px) { .demo-bar { grid-template-columns: minmax(0, 1fr) auto; } .demo-bar nav, .demo-bar .hall { grid-column: 1 / -1; grid-row: 2; justify-self: stretch; } .demo-grid { grid-template-columns: minmax(0, 1fr) 320px; } }
@media (max-width: 900px) {
  .demo-grid, .presenter-grid { grid-template-columns: minmax(0, 1fr); padding: 12px; } .demo-bar { padding: 10px 12px; grid-template-columns: minmax(0, 1fr); } .demo-bar nav, .demo-bar .hall { grid-row: auto; }
  .demo-rail { flex-wrap: wrap; } .demo-rail li { flex: 1 0 30%; } .demo-rail li:has([aria-current]) { flex: 1 0 100%; order: -1; } .demo-steps .btn { flex: 1; }
  .demo-pv { height: 640px; } .demo-pv iframe { width: 100%; height: 100%; transform: none; } .demo-pv.small { height: 420px; }
  .demo-keys { padding-inline: 12px; } .demo-panel { margin-inline: 12px; } .demo-phone { margin-inline: auto; }
}
@media (max-width: 800px) {
  .demo-bar, .demo:not(.presenter) .demo-bar { grid-template-columns: minmax(0, 1fr) auto; gap: 8px; padding: 4px 12px; } .demo-bar .demo-h { display: none; } .presenter .demo-bar .demo-h { display: grid; }
  .demo:not(.presenter) .demo-bar nav { grid-area: 1 / 1; } .demo-rail { flex-direction: row; align-items: center; gap: 2px; } .demo .demo-rail li { flex: 1 1 0; display: block; }
  .demo-rail a { display: grid; align-content: center; justify-items: center; min-height: 40px; padding: 4px 0 2px; font-size: 0; overflow: hidden; } .demo .demo-rail [aria-current] { padding: 4px 0 2px; } .demo-rail b { margin: 0; font-size: 14px; }
  .demo-bar .demo-steps .btn { min-width: 44px; min-height: 44px; padding: 0; font-size: 0; gap: 0; } .demo-bar .demo-steps kbd { display: none; } .demo-bar .demo-steps svg { width: 20px; height: 20px; }
  .presenter .demo-bar .demo-steps { grid-column: 1 / -1; }
  .demo-panel { inset: auto 0 0; width: auto; max-height: 85dvh; border-radius: 16px 16px 0 0; } .demo-panel kbd, .levers kbd { display: none; } .key-list kbd { display: inline-grid; }
  .demo-pv { height: calc(100dvh - 200px); } .demo-pv iframe { width: 100%; height: 100%; transform: none; } .demo-win-bar { display: none; } .demo-win-bar + .demo-pv { border-radius: 0; }
  .phones { justify-content: center; }
}
`;
