import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import {
  type ActionFunctionArgs,
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { i18nFor } from './i18n/i18next.server';
import { FALLBACK_LANGUAGE, isLanguage } from './i18n/languages';
import { NonceProvider } from './nonce';
import { contentSecurityPolicy, setSecurityHeaders } from './security-headers.server';

/** Rendering that has not finished by then is given up. */
const RENDER_TIMEOUT_MS = 40_000;

/** Answers a document: streamed to people, whole to robots. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const i18n = i18nFor(languageOf(context));
  const whole = isbot(request.headers.get('User-Agent') ?? '');

  return new Promise((resolve, reject) => {
    let answerStatus = status;
    let started = false;
    const answer = () => {
      started = true;
      const body = new PassThrough();
      headers.set('Content-Type', 'text/html; charset=utf-8');
      headers.set('Content-Security-Policy', contentSecurityPolicy(nonce));
      setSecurityHeaders(headers);
      resolve(new Response(createReadableStreamFromReadable(body), { status: answerStatus, headers }));
      stream.pipe(body);
    };
    const stream = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <I18nextProvider i18n={i18n}>
          <RemixServer context={context} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </NonceProvider>,
      {
        nonce,
        onShellReady: whole ? undefined : answer,
        onAllReady: whole ? answer : undefined,
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          // An error of the shell is rejected and logged by handleError.
          if (started) console.error(error);
        },
      },
    );
    setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS).unref();
  });
}

/** The language root's loader found; without it (root failed) the fallback. */
function languageOf(context: EntryContext) {
  const root: unknown = context.staticHandlerContext.loaderData.root;
  const language = typeof root === 'object' && root !== null && 'language' in root ? root.language : null;
  return isLanguage(language) ? language : FALLBACK_LANGUAGE;
}

/** Answers of loaders and actions to the browser's own requests. */
export function handleDataRequest(response: Response): Response {
  setSecurityHeaders(response.headers);
  return response;
}

/** Logs what went wrong, without the request's body or headers: they hold secrets. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted) return;
  const { pathname } = new URL(request.url);
  console.error(`${request.method} ${pathname}:`, error);
}
