import type { RequestLog } from '../../pages/development/request-log-card';
import type { LoggedRequest } from '../../store/request-log';
import { redactBody, redactPath } from '../redact';
import type { PageView } from './view';

const MAX_SHOWN_REQUESTS = 60;

const FILTERS: Record<RequestLog['filter'], (entry: LoggedRequest) => boolean> = {
  all: () => true,
  errors: ({ status }) => status === null || status >= 400,
  changes: ({ method }) => method !== 'GET',
};

export function createRequestLogData({ sandbox, query }: PageView): RequestLog {
  const filter = query.log ?? 'all';
  const shown = sandbox.log.list().filter(FILTERS[filter]).slice(-MAX_SHOWN_REQUESTS).toReversed();
  return {
    filter,
    requests: shown.map((entry) => ({
      id: String(entry.id),
      time: entry.at.slice(11, 19),
      method: entry.method,
      path: redactPath(entry) + entry.query,
      status: entry.status,
      milliseconds: Math.round(entry.durationMs),
      sent: bodyText(entry.requestBody),
      received: bodyText(entry.responseBody),
      fault: entry.fault,
    })),
  };
}

function bodyText(body: string | null): string {
  const shown = redactBody(body);
  if (shown === null) return '';
  return typeof shown === 'string' ? shown : JSON.stringify(shown, null, 1);
}
