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
  const visibleEntries = sandbox.log.list().filter(FILTERS[filter]).slice(-MAX_SHOWN_REQUESTS).toReversed();
  return {
    filter,
    requests: visibleEntries.map((entry) => ({
      id: String(entry.id),
      time: entry.at.slice(11, 19),
      method: entry.method,
      path: redactPath(entry) + entry.query,
      status: entry.status,
      milliseconds: Math.round(entry.durationMs),
      requestText: bodyText(entry.requestBody),
      responseText: bodyText(entry.responseBody),
      fault: entry.fault,
    })),
  };
}

function bodyText(body: string | null): string {
  const redactedBody = redactBody(body);
  if (redactedBody === null) return '';
  return typeof redactedBody === 'string' ? redactedBody : JSON.stringify(redactedBody, null, 1);
}
