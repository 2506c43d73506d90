import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { translator } from '~/i18n/i18next.server';
import { LANGUAGES } from '~/i18n/languages';
import { SECURITY_HEADERS } from '~/request/security-headers.server';
import { tellRefusal } from '~/telemetry/refusals.server';
import { REFUSAL_POLICY, refusalPage } from './refusal-page';

/** A client that goes on sending after the answer is cut off, milliseconds. */
const DRAINED_WITHIN_MS = 2_000;

/** Node's own answers to what it cannot read, by the codes of its errors; 400 for all others. */
const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers headers beyond Node's limit of 16 KB, which cookies of other sites on the domain fill, with a page in every language. */
export function explainOversizedHeaders(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isAnswering = '_httpMessage' in socket && socket._httpMessage != null;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
    const isOversized = status.startsWith('431');
    if (isOversized) tellRefusal('large-headers');
    const page = isOversized ? oversizedPage() : '';
    socket.end(`HTTP/1.1 ${status}\r\n${headersOf(page)}\r\n\r\n${page}`);
    drain(socket as Socket);
  });
}

function oversizedPage(): string {
  const [first, ...others] = LANGUAGES.map((language) => ({
    language,
    text: translator(language, 'replies')('tooManyCookies'),
  }));
  return first === undefined ? '' : refusalPage([first, ...others]);
}

function headersOf(page: string): string {
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': REFUSAL_POLICY,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(page)),
    Connection: 'close',
  };
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n');
}

/** A connection that is closed with unread bytes is reset, and the browser then shows no answer. */
function drain(socket: Socket): void {
  socket
    .removeAllListeners('data')
    .on('data', () => {})
    .resume();
  setTimeout(() => socket.destroy(), DRAINED_WITHIN_MS).unref();
}
