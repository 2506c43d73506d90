export const SHELL_STYLE = `
.btn {
  display: inline-flex; align-items: center; justify-content: center; gap: 7px; min-height: 34px; padding: 5px 12px; border: 1px solid transparent;
  border-radius: 8px; background: none; font-size: 13px; font-weight: 560; text-decoration: none; white-space: nowrap;
}
.top {
  position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; min-height: 56px; padding: 0 20px;
  background: var(--ink); color: #f3f5f6; border-top: 3px solid var(--amber);
}
.top :focus-visible { outline-color: var(--amber); outline-offset: -2px; }
.top a { color: inherit; text-decoration: none; }
.menu-button { display: none; } .menu { display: contents; color: inherit; }
.brand { display: inline-flex; align-items: center; gap: 10px; min-height: 40px; margin-inline-end: 4px; font-size: 15px; }
.places { display: flex; align-self: stretch; overflow-x: auto; overflow-wrap: normal; }
.places a { display: flex; flex: none; align-items: center; min-height: 53px; padding: 0 11px; border-block: 3px solid transparent; color: #c3cbcf; font-size: 13px; font-weight: 500; }
.places a:hover { color: #fff; }
.places [aria-current] { border-bottom-color: var(--amber); color: #fff; font-weight: 600; }
.world { display: flex; align-items: center; gap: 7px; min-width: 0; min-height: 34px; margin-inline-start: auto; padding: 0 10px; border: 1px solid #3b454b; border-radius: 8px; font-size: 13px; white-space: nowrap; }
.world i { flex: none; width: 7px; height: 7px; border-radius: 50%; background: #57c785; }
.world span:last-child { max-width: clamp(76px, calc(100vw - 1209px), 180px); overflow: hidden; text-overflow: ellipsis; color: #a9b3b8; }
.languages { display: flex; }
.menu > .languages:nth-child(2) { margin-inline-start: auto; }
.languages a { display: grid; place-items: center; min-width: 30px; min-height: 34px; font-size: 13px; text-transform: uppercase; color: #c3cbcf; }
.languages a:hover { color: #fff; }
.languages [aria-current] { color: #fff; font-weight: 640; text-decoration: underline; text-decoration-color: var(--amber); text-decoration-thickness: 2px; text-underline-offset: 5px; }
.top .btn.open { background: var(--amber); color: #1d1503; }
#trouble {
  position: fixed; z-index: 5; inset: auto 16px 16px; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; width: fit-content; max-width: 640px;
  margin: 0 auto; padding: 12px 16px; border: 1px solid var(--bad); border-inline-start-width: 4px; border-radius: 8px; background: var(--bad-bg); color: var(--bad-fg); box-shadow: 0 4px 16px #14191c2e;
}
@media (max-width: 1240px) {
  .top { position: static; padding-top: 8px; }
  .world span:last-child { max-width: 180px; }
  .places { order: 9; flex: 1 0 100%; margin-inline: -11px; }
  .places a { min-height: 44px; }
}
@media (max-width: 800px) {
  .top { flex-wrap: nowrap; gap: 8px; padding: 0 12px; min-height: 60px; }
  .brand b { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .menu-button { display: flex; flex: 1; align-items: center; gap: 8px; min-width: 0; min-height: 44px; padding: 0 4px; border: 0; background: none; color: inherit; font-size: 15px; font-weight: 600; text-align: start; } .menu-button span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .menu { position: fixed; inset: 64px 12px auto; display: none; width: auto; max-height: calc(100dvh - 76px); margin: 0; padding: 8px 12px 12px; border: 1px solid #3b454b; border-radius: 12px; overflow: auto; background: var(--ink); color: #f3f5f6; }
  .menu:popover-open { display: grid; gap: 8px; }
  .places { order: 0; flex-direction: column; margin: 0; } .places a { min-height: 46px; padding: 0 8px; border-block: 0; border-inline-start: 3px solid transparent; font-size: 15px; } .places [aria-current] { border-inline-start-color: var(--amber); }
  .world { min-height: 44px; margin: 0; overflow: hidden; } .languages { justify-content: space-between; } .languages a { flex: 1; min-height: 44px; }
  .top .btn.open { min-height: 44px; }
}
@supports not selector(:popover-open) { @media (max-width: 800px) { .top { flex-wrap: wrap; } .menu-button { display: none; } .menu { position: static; display: block; flex: 1 0 100%; order: 2; } .brand { margin-inline-end: auto; } } }
@media (forced-colors: active) { .places [aria-current] { border-bottom-color: Highlight; } .world i { background: CanvasText; } }
`;
