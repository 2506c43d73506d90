import { globalStyle } from '@vanilla-extract/css';
import { breakpoints, toRem } from './measures';
import './fonts.css';
import './text.css';
import { vars } from './tokens.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: `calc(${vars.size.header} + 16px)`,
  scrollPaddingBottom: `calc(${vars.size.bottomBar} + 16px + env(safe-area-inset-bottom))`,
  '@media': { [breakpoints.low]: { scrollPaddingBlock: 16 } },
});

globalStyle('body', {
  margin: 0,
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  fontSize: toRem(15),
  lineHeight: toRem(24),
  fontOpticalSizing: 'auto',
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  minHeight: '100vh',
  '@media': { [breakpoints.enlarged]: { overflowWrap: 'anywhere' } },
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('button, summary, [type="radio"], [type="checkbox"], select', { touchAction: 'manipulation' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle(':where(h1, h2, h3, p, legend, label, dt, button, summary)', {
  hyphens: 'manual',
  '@media': { [breakpoints.narrow]: { hyphens: 'auto', hyphenateLimitChars: '10 4 4' } },
});
globalStyle('a[href^="mailto:"]', { hyphens: 'manual' });
globalStyle('svg', { flex: 'none' });
// In forced colours, icons follow their text.
globalStyle('svg', { '@media': { '(forced-colors: active)': { color: 'inherit !important' } } });

globalStyle('a', {
  color: vars.color.link,
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
});
globalStyle('a[href^="tel:"]', {
  whiteSpace: 'nowrap',
  '@media': { [breakpoints.enlarged]: { whiteSpace: 'normal' } },
});
globalStyle('a:hover', { textDecorationColor: 'currentColor' });

globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 });
globalStyle(':where(a, summary):focus-visible', { borderRadius: vars.radius.focus });
// Only links and scripts focus these elements.
globalStyle(':is(main, h1, h2)[tabindex="-1"]:focus', { outline: 'none' });

const bottomBar = (content: number) => `calc(24px + ${toRem(content)})`;
globalStyle(':root:has([data-bottom-bar])', {
  '@media': { [breakpoints.narrow]: { vars: { [vars.size.bottomBar]: bottomBar(60) } } },
});
globalStyle(':root:has([data-bottom-bar="summed"])', {
  '@media': { [breakpoints.smallest]: { vars: { [vars.size.bottomBar]: bottomBar(86) } } },
});
globalStyle(':root:has([data-bottom-bar="stacked"])', {
  '@media': { [breakpoints.narrow]: { vars: { [vars.size.bottomBar]: bottomBar(84) } } },
});
globalStyle(':root:has([data-bar-in-view="always"])', { vars: { [vars.size.bottomBar]: bottomBar(84) } });
globalStyle(':root:has([data-bar-in-view="wide"])', {
  '@media': { [breakpoints.wide]: { vars: { [vars.size.bottomBar]: bottomBar(62) } } },
});
globalStyle(':root', {
  '@media': { [breakpoints.low]: { vars: { [vars.size.bottomBar]: '0px !important' } } },
});
globalStyle(':root:has(dialog:modal)', { overflow: 'hidden' });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
    },
  },
});

globalStyle(':root:root', {
  '@media': {
    print: {
      vars: {
        [vars.color.text]: '#000',
        [vars.color.text2]: '#000',
        [vars.color.text3]: '#333',
        [vars.color.canvas]: '#fff',
        [vars.color.hairline]: '#999',
        [vars.color.link]: '#000',
      },
    },
  },
});
globalStyle('body', { '@media': { print: { background: '#fff', color: '#000', fontSize: '10.5pt' } } });
globalStyle('a[href]', { '@media': { print: { color: '#000', textDecoration: 'none' } } });
globalStyle('@page', { margin: '14mm 18mm 12mm' });
