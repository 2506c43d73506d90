import type { Request as Asked, Response } from 'express';
import { createTranslator, detectLanguage } from '~/i18n/i18next.server';
import { FALLBACK_LANGUAGE, LANGUAGES } from '~/i18n/languages';
import { REFUSAL_POLICY, renderRefusalPage } from './refusal-page';

type MessageKey =
  | 'foreignForm'
  | 'longAddress'
  | 'slowBody'
  | 'unknownMethod'
  | 'unreadableAddress'
  | 'overloaded'
  | 'request.default';

export function sendErrorMessage(
  { headers }: Asked,
  response: Response,
  status: number,
  messageKey: MessageKey,
): void {
  const languageRequest = new Request('http://portal.invalid', {
    headers: { cookie: headers.cookie ?? '', 'accept-language': headers['accept-language'] ?? '' },
  });
  const language = detectLanguage(languageRequest, LANGUAGES, FALLBACK_LANGUAGE);
  const text = createTranslator(language, 'replies')(messageKey);
  response.status(status).set('Content-Language', language);
  if (headers.accept?.includes('text/html')) {
    response.set('Content-Security-Policy', REFUSAL_POLICY).type('html');
    response.send(renderRefusalPage([{ language, text }]));
  } else response.type('text/plain').send(text);
}
