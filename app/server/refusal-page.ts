import { createHash } from 'node:crypto';
import { createTranslator } from '~/i18n/i18next.server';
import type { Language } from '~/i18n/languages';

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:36rem;margin:0 auto;padding:3rem 1rem}
h1{font-size:1.375rem;line-height:1.3;margin:0 0 1rem}
section+section{margin-top:2.5rem}
`;

export const REFUSAL_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');

export interface Refusal {
  language: Language;
  text: string;
}

export function renderRefusalPage(refusals: readonly [Refusal, ...Refusal[]]): string {
  const [firstRefusal] = refusals;
  return [
    `<!doctype html><html lang="${firstRefusal.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(splitSentences(firstRefusal.text).problem)}</title><style>${STYLE}</style></head>`,
    `<body><main>${refusals.map(section).join('')}</main></body></html>`,
  ].join('\n');
}

function section({ language, text }: Refusal): string {
  const { problem, advice } = splitSentences(text);
  const homeLinkText = createTranslator(language, 'problem')('notFound.home');
  return [
    `<section lang="${language}"><h1>${escapeHtml(problem)}</h1>`,
    ...(advice === '' ? [] : [`<p>${escapeHtml(advice)}</p>`]),
    `<p><a href="/">${escapeHtml(homeLinkText)}</a></p></section>`,
  ].join('');
}

function splitSentences(text: string): { problem: string; advice: string } {
  const [problem = '', ...advice] = text.split(/(?<=[.!?])\s/);
  return { problem, advice: advice.join(' ') };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
