import type { Language } from 'contracts/api/enumerations';
import { html } from 'hono/html';
import { knownStatus } from '../../rules/status-flow';
import { STATUS_WORDS } from '../course/words/rule-words';

/** A raw status of any spelling in words; one that nobody knows as it came. */
export function statusInWords(status: string, language: Language): string {
  const known = knownStatus(status);
  return known ? STATUS_WORDS[known][language] : status;
}

/** Words with the code that they stand for beside them. */
export function withCode(words: string, code: string) {
  return html`${words} <code>${code}</code>`;
}
