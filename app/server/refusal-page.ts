import { createHash } from 'node:crypto';
import type { Language } from '~/i18n/languages';

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:36rem;margin:0 auto;padding:3rem 1rem}
h1{font-size:1.375rem;line-height:1.3;margin:0 0 1.5rem}
`;

/** The policy of the page below: nothing but its own style. */
export const REFUSAL_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');

interface Refusal {
  language: Language;
  /** What is wrong and what to do. */
  text: string;
  /** Label of the link to the home page. */
  home: string;
}

/** A page without scripts, for requests that never get to the portal's own pages. Its texts are the catalogue's, never the visitor's. */
export function refusalPage({ language, text, home }: Refusal): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${text}</h1><p><a href="/">${home}</a></p></main></body></html>`,
  ].join('\n');
}
