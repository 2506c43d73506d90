import type { Language } from 'contracts/api/enumerations';
import { html } from 'hono/html';
import { knownStatus } from '../../rules/status-flow';
import { STATUS_WORDS } from './rule-words';

export function statusLabel(status: string, language: Language): string {
  const known = knownStatus(status);
  return known ? STATUS_WORDS[known][language] : status;
}

export function withCode(words: string, code: string) {
  return html`${words} <code>${code}</code>`;
}
