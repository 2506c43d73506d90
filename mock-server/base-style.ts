/** The font has two subsets with separate ranges. Browsers load the second only for Polish letters. */
export const FONT_FACES = `
@font-face { font-family: "Inter Variable"; src: url(/simulator/page/inter.woff2) format("woff2"); font-weight: 100 900; font-display: swap; }
@font-face {
  font-family: "Inter Variable"; src: url(/simulator/page/inter-ext.woff2) format("woff2"); font-weight: 100 900; font-display: swap;
  unicode-range: U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB,
    U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF;
}
`;

/** Pages that use it must allow the font in their Content-Security-Policy. */
export const BASE_STYLE = `${FONT_FACES}
:root {
  color-scheme: light; --ink: #161c20; --amber: #f2b632; --canvas: #f5f6f7; --surface: #fff; --sunken: #eef0f1; --hairline: #dfe3e5; --border: #ccd1d4;
  --text: #14191c; --text-2: #3f484d; --text-3: #586268; --link: #1c5fa8;
  --ok: #0b7643; --ok-bg: #e9f7ed; --info: #2f69b3; --info-bg: #edf4fd; --warn: #b26f04; --warn-bg: #fdf3df; --bad: #c02b31; --bad-bg: #fdf0ee;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
  font: 400 0.9375rem/1.6 "Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif;
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); overflow-wrap: anywhere; }
h1, h2, h3, h4, p, ul, ol, dl, dd, pre, fieldset { margin: 0; padding: 0; }
ul { list-style: none; }
h1 { font-size: 1.625rem; line-height: 1.25; font-weight: 620; letter-spacing: -0.016em; text-wrap: balance; }
h2 { font-size: 1.125rem; line-height: 1.45; font-weight: 620; letter-spacing: -0.012em; }
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
.card { background: var(--surface); border: 1px solid var(--hairline); border-radius: 12px; padding: 1.25rem; }
`;
