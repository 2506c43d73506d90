import type { Request as Asked, Response } from 'express';
import { detectLanguage, translator } from '~/i18n/i18next.server';
import { FALLBACK_LANGUAGE, LANGUAGES } from '~/i18n/languages';

type Words =
  | 'foreignForm'
  | 'slowBody'
  | 'unknownMethod'
  | 'unreadableAddress'
  | 'overloaded'
  | 'request.default';

/** Answers what never gets to a page: one sentence, in the language of the visitor's cookie or browser. */
export function answerInWords({ headers }: Asked, answer: Response, status: number, words: Words): void {
  const wish = new Request('http://portal.invalid', {
    headers: { cookie: headers.cookie ?? '', 'accept-language': headers['accept-language'] ?? '' },
  });
  const language = detectLanguage(wish, LANGUAGES, FALLBACK_LANGUAGE);
  const text = translator(language, 'replies')(words);
  answer.status(status).set('Content-Language', language).type('text/plain').send(text);
}
