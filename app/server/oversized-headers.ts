import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createTranslator } from '~/i18n/i18next.server';
import { LANGUAGES } from '~/i18n/languages';
import { SECURITY_HEADERS } from '~/request/security-headers.server';
import { reportRefusal } from '~/telemetry/metrics.server';
import { REFUSAL_POLICY, renderRefusalPage } from './refusal-page';

const DRAINED_WITHIN_MS = 2_000;

const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Node's limit is 16 KB. Cookies of other sites on the domain may exceed it. */
export function explainOversizedHeaders(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const hasResponse = '_httpMessage' in socket && socket._httpMessage != null;
    if (error.code === 'ECONNRESET' || !socket.writable || hasResponse) {
      socket.destroy();
      return;
    }
    const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
    const isOversized = status.startsWith('431');
    if (isOversized) reportRefusal('large-headers');
    const page = isOversized ? renderOversizedPage() : '';
    socket.end(`HTTP/1.1 ${status}\r\n${headersOf(page)}\r\n\r\n${page}`);
    drainSocket(socket as Socket);
  });
}

function renderOversizedPage(): string {
  const [first, ...otherRefusals] = LANGUAGES.map((language) => ({
    language,
    text: createTranslator(language, 'replies')('tooManyCookies'),
  }));
  return first === undefined ? '' : renderRefusalPage([first, ...otherRefusals]);
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

/** Closing a connection with unread bytes resets it. */
function drainSocket(socket: Socket): void {
  socket
    .removeAllListeners('data')
    .on('data', () => {})
    .resume();
  setTimeout(() => socket.destroy(), DRAINED_WITHIN_MS).unref();
}
