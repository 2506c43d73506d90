import { describe, expect, it } from 'vitest';
import type { ApiError } from '~/api/result';
import { createTranslator } from '~/i18n/i18next.server';
import type { Language } from '~/i18n/languages';
import type { PortalRequest } from './portal-request';
import { explainError } from './problem.server';

const formatMessageOf = (language: Language, error: ApiError) => {
  const request = { t: (namespace) => createTranslator(language, namespace) } as Pick<PortalRequest, 't'>;
  return explainError(request as PortalRequest, error).formErrors;
};

const busy = (retryAfter: number): ApiError => ({ kind: 'unreadable', status: 503, retryAfter });

describe('explainError (error message) for a busy API', () => {
  it.each<[Language, number, string]>([
    ['en', 30, 'That didn’t work just now. Try again in 30 seconds.'],
    ['en', 1, 'That didn’t work just now. Try again in a second.'],
    ['en', 150, 'That didn’t work just now. Try again in 3 minutes.'],
    ['de', 30, 'Das hat gerade nicht geklappt. Bitte versuchen Sie es in 30 Sekunden erneut.'],
    ['fr', 30, 'L’opération n’a pas abouti. Veuillez réessayer dans 30\u00a0secondes.'],
    ['pl', 22, 'Tym razem się nie udało. Prosimy spróbować ponownie za 22\u00a0sekundy.'],
  ])('the message names the time to try again in %s: %d s', (language, seconds, message) => {
    expect(formatMessageOf(language, busy(seconds))).toEqual([message]);
  });

  it('the message is the default if Retry-After is missing, 0 or a day away', () => {
    const usual = formatMessageOf('en', { kind: 'unreadable', status: 503 });
    expect(formatMessageOf('en', busy(0))).toEqual(usual);
    expect(formatMessageOf('en', busy(86_400))).toEqual(usual);
  });

  it('the message names the waiting time in place of "a moment"; messages of other error codes stay unchanged', () => {
    const refused = (code: string | null): ApiError => ({
      kind: 'refused',
      status: 429,
      errors: [{ code }],
      retryAfter: 30,
    });
    const wait = formatMessageOf('en', busy(30));
    expect(formatMessageOf('en', refused('err_too_many_requests'))).toEqual(wait);
    expect(formatMessageOf('en', refused(null))).toEqual(wait);
    expect(formatMessageOf('en', refused('err_invalid_iban'))).not.toEqual(wait);
  });
});
