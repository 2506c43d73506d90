export const START_STYLE = `
.start { max-width: 1240px; margin: 0 auto; padding: 0 20px 48px; } .start:focus { outline: 0; }
.start-h { display: grid; gap: 10px; justify-items: start; padding: 36px 0 26px; }
.start-h h1 { max-width: 22ch; font-size: 36px; line-height: 43px; font-weight: 640; letter-spacing: -.022em; text-wrap: balance; }
.start-h .lead { max-width: 66ch; font-size: 17px; line-height: 27px; color: var(--text-2); text-wrap: pretty; }
.ways { display: grid; grid-template-columns: minmax(0, 1.42fr) minmax(0, 1fr) minmax(0, 1fr); gap: 16px; }
.way { display: flex; flex-direction: column; }
.way h2 { font-size: 18px; line-height: 25px; letter-spacing: -.012em; }
.way-b { display: flex; flex: 1; flex-direction: column; gap: 8px; padding: 18px 22px 22px; } .way-b p { color: var(--text-2); text-wrap: pretty; }
.way-h { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; }
.acts { display: flex; flex-wrap: wrap; gap: 8px; margin-top: auto; padding-top: 10px; } .acts .btn { min-height: 40px; padding-inline: 16px; font-size: 14px; }
.stops { display: grid; grid-template-columns: repeat(6, auto); gap: 8px 10px; padding-block: 6px; overflow-wrap: normal; } .stops li { padding-top: 7px; border-top: 3px solid var(--border); font-size: 12px; line-height: 16px; color: var(--text-2); } .stops li:first-child { border-color: #e0a31c; }
.links { display: flex; flex-wrap: wrap; gap: 4px 14px; font-size: 13px; } .links a { display: inline-block; padding-block: 4px; }
.art { position: relative; height: 196px; overflow: hidden; background: var(--sunken); border-bottom: 1px solid var(--hairline); }
.art-offer { position: absolute; inset: 26px -40px auto 26px; border-radius: 12px; background: #fff; box-shadow: 0 6px 24px #14191c2e; overflow: hidden; } .art-offer div { display: grid; gap: 2px; padding: 18px 22px 22px; } .art-offer div small { font-size: 13px; } .art-offer div b { font-size: 32px; line-height: 40px; font-weight: 600; letter-spacing: -.02em; } .art-offer p { display: grid; gap: 1px; padding: 12px 22px 40px; } .art-offer p b { font-weight: 600; } .art-offer p span { font-size: 13px; color: var(--text-3); }
.art-list { position: absolute; inset: 18px -20px auto 18px; border-radius: 12px 0 0 0; background: #fff; box-shadow: 0 6px 24px #14191c1f; } .art-list li { display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: 0 12px; padding: 9px 30px 9px 14px; border-top: 1px solid var(--hairline); } .art-list li:first-child { border: 0; } .art-list b, .art-list small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 13px; line-height: 18px; font-weight: 600; } .art-list small { font-size: 12px; font-weight: 400; color: var(--text-3); }
.art-fan li { position: absolute; width: 86%; border-radius: 10px; background: #fff; box-shadow: 0 4px 18px #14191c33; overflow: hidden; } .art-fan b { display: block; padding: 9px 14px; font-size: 13px; } .art-fan span { display: block; padding: 12px 14px 90px; font-size: 12px; } .art-fan li:nth-child(1) { left: 34%; top: 20px; } .art-fan li:nth-child(2) { left: 21%; top: 62px; } .art-fan li:nth-child(3) { left: 8%; top: 104px; }
.start-2 { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 380px); gap: 16px; margin-top: 16px; align-items: start; } .start-2 .card-h { padding-bottom: 8px; } .start-2 .card-h a { font-size: 13px; }
.recent li > .btn { grid-column: 4; } .recent li { display: grid; grid-template-columns: 44px minmax(0, 1fr) auto auto; gap: 4px 14px; align-items: center; padding: 10px 16px; border-top: 1px solid var(--hairline); } .recent b { font-weight: 600; } .recent small { display: block; font-size: 12px; line-height: 17px; color: var(--text-3); } .recent .mini { grid-row: auto; }
.switch.calm [aria-checked=true] { background: var(--ok); border-color: var(--ok); }
.accept { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; max-width: 1000px; margin: 0 auto; padding: 24px 20px 48px; } .accept .search { flex: 1 1 280px; } .accept > .row { align-items: center; } .accept summary { cursor: pointer; padding-bottom: 10px; } .accept section h3 { padding: 10px 16px 4px; border-top: 1px solid var(--hairline); background: var(--surface-2); } .accept .mail b a { color: inherit; text-decoration: underline; text-decoration-color: var(--border); }
.totals { display: flex; flex-wrap: wrap; gap: 4px 24px; font-size: 15px; font-weight: 600; } .totals .ok { color: var(--ok-fg); } .totals .bad { color: var(--bad-fg); }
@media (max-width: 800px) { .accept { padding-inline: 12px; } .accept .mail { flex-wrap: wrap; } .accept .mail > div { flex-basis: 100%; } }
@media (max-width: 1100px) { .ways { grid-template-columns: repeat(2, minmax(0, 1fr)); } .ways > :first-child { grid-column: 1 / -1; } .start-2 { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 800px) {
  .start { padding-inline: 12px; } .start-h { padding: 24px 0 18px; } .start-h h1 { font-size: 27px; line-height: 33px; } .start-h .lead { font-size: 16px; line-height: 24px; }
  .ways { grid-template-columns: minmax(0, 1fr); gap: 12px; } .art { height: 150px; } .ways > :nth-child(2) .art { display: none; } .acts .btn { flex: 1; min-height: 44px; } .stops { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .recent li { grid-template-columns: 44px minmax(0, 1fr) auto; } .recent li > .btn { grid-column: 3; } .recent .tag { display: none; } .tools a, .links a { padding-block: 10px; }
}
`;
