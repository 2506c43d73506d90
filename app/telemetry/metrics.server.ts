import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { log } from './log.server';
import type { EndedApiCall } from './log-fields';
import { getRequestContext, getTracer } from './span.server';

const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const STORE_DURATION_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2];

const registry = new Registry();
const registries = [registry];

const requests = new Histogram({
  name: 'portal_request_duration_seconds',
  help: 'Requests answered, by method, route pattern and status; gone is a client that disconnected.',
  labelNames: ['method', 'route', 'status'],
  buckets: DURATION_BUCKETS,
  registers: registries,
});
const apiCalls = new Histogram({
  name: 'portal_api_call_duration_seconds',
  help: 'Calls of the lending API, by name and outcome: ok, or the kind of the error.',
  labelNames: ['call', 'outcome'],
  buckets: DURATION_BUCKETS,
  registers: registries,
});
const deviations = new Counter({
  name: 'portal_api_deviations_total',
  help: 'Answers of the lending API that deviate from the contract and were accepted, by call and kind.',
  labelNames: ['call', 'kind'],
  registers: registries,
});
const storeCommands = new Histogram({
  name: 'portal_store_command_duration_seconds',
  help: 'Commands of the session store, by command and outcome.',
  labelNames: ['command', 'outcome'],
  buckets: STORE_DURATION_BUCKETS,
  registers: registries,
});
const sessions = new Counter({
  name: 'portal_sessions_total',
  help: 'Sessions created, renewed at login and logout, and found expired or unknown.',
  labelNames: ['event'],
  registers: registries,
});
const refusedRequests = new Counter({
  name: 'portal_refused_requests_total',
  help: 'Requests above the limits for addresses, headers and bodies, by reason.',
  labelNames: ['why'],
  registers: registries,
});
const readiness = new Gauge({
  name: 'portal_ready',
  help: '1 or 0, checked at the scrape: the store accepts writes, the default partner has a configuration, replicas confirm writes.',
  labelNames: ['part'],
  registers: registries,
});
const uploads = new Gauge({
  name: 'portal_uploads_in_progress',
  help: 'Files being sent on to the file store.',
  registers: registries,
});
const uploadedBytes = new Counter({
  name: 'portal_uploaded_bytes_total',
  help: 'Bytes of files sent on to the file store.',
  registers: registries,
});

/** Labels are closed lists or patterns, never addresses, ids or names of visitors. */
export const metrics = {
  requestEnded: (endedRequest: { method: string; route: string; status: string; durationMs: number }) => {
    const { method, route, status, durationMs } = endedRequest;
    requests.observe({ method, route, status }, durationMs / 1000);
  },
  apiCallEnded: (labels: { call: string; outcome: string }, ms: number) =>
    apiCalls.observe(labels, ms / 1000),
  deviationTolerated: (labels: { call: string; kind: string }) => deviations.inc(labels),
  storeCommandEnded: (
    labels: { command: 'read' | 'update' | 'count'; outcome: 'ok' | 'failed' },
    ms: number,
  ) => storeCommands.observe(labels, ms / 1000),
  session: (event: 'created' | 'renewed' | 'expired') => sessions.inc({ event }),
  ready: (part: 'store' | 'configuration' | 'replication', isReady: boolean) =>
    readiness.set({ part }, isReady ? 1 : 0),
  requestRefused: (why: string) => refusedRequests.inc({ why }),
  uploadStarted: () => uploads.inc(),
  uploadMoved: (bytes: number) => uploadedBytes.inc(bytes),
  uploadEnded: () => uploads.dec(),
};

export const observeProcess = (): void => collectDefaultMetrics({ register: registry });

export const renderMetrics = async (): Promise<{ contentType: string; text: string }> => ({
  contentType: registry.contentType,
  text: await registry.metrics(),
});

export type RefusalReason =
  | 'long-address'
  | 'unreadable-address'
  | 'large-headers'
  | 'slow-body'
  | 'large-form'
  | 'held-forms';

const REPORT_INTERVAL_MS = 60_000;

/** Senders may invent keys, so the log ignores further keys. */
const MAX_KEYS = 50;

/** Logs a key's first report at once, later ones as a number. */
function createThrottledReporter<Report>(
  keyOf: (report: Report) => string,
  write: (report: Report, count: number) => void,
) {
  const unreported = new Map<string, number>();
  const reportLater = (key: string, report: Report): void => {
    unreported.set(key, 0);
    setTimeout(() => {
      const count = unreported.get(key) ?? 0;
      unreported.delete(key);
      if (count === 0) return;
      write(report, count);
      reportLater(key, report);
    }, REPORT_INTERVAL_MS).unref();
  };
  return (report: Report): void => {
    const key = keyOf(report);
    const count = unreported.get(key);
    if (count !== undefined) {
      unreported.set(key, count + 1);
      return;
    }
    if (unreported.size >= MAX_KEYS) return;
    write(report, 1);
    reportLater(key, report);
  };
}

export function createRefusalReporter(): (why: RefusalReason) => void {
  const report = createThrottledReporter<RefusalReason>(
    (why) => why,
    (why, count) => log.warn('request-refused', { why, times: count }),
  );
  return (why) => {
    metrics.requestRefused(why);
    report(why);
  };
}

export const reportRefusal = createRefusalReporter();

interface FileFailure {
  way: 'upload' | 'download';
  why:
    | 'no-address'
    | 'scheme'
    | 'credentials'
    | 'unlisted-host'
    | 'status'
    | 'timeout'
    | 'unreachable'
    | 'size';
  host: string | undefined;
  status?: number;
  error?: unknown;
}

const SETTING_BY_REASON: Partial<Record<FileFailure['why'], string>> = {
  'unlisted-host': 'FILE_HOSTS',
  size: 'DOWNLOAD_MAX_MB',
};

export const createFileFailureReporter = (): ((failure: FileFailure) => void) =>
  createThrottledReporter<FileFailure>(
    ({ way, why, host, status }) => [way, why, host, status].join(' '),
    (failure, count) =>
      log.warn('file-transfer-failed', { ...failure, setting: SETTING_BY_REASON[failure.why], times: count }),
  );

export const reportFileFailure = createFileFailureReporter();

interface ToleratedDeviation {
  kind: string;
  path: string;
}

interface CountedDeviation {
  call: string;
  kind: string;
  path: string;
  times: number;
  firstAt: Date;
  lastAt: Date;
}

const DEVIATION_LOG_INTERVAL_MS = 60_000;

export function createDeviationReporter() {
  const countedDeviations = new Map<string, CountedDeviation & { logged: number; loggedAt: number }>();
  return {
    report(call: string, deviations: readonly ToleratedDeviation[]): void {
      for (const { kind, path } of deviations) {
        metrics.deviationTolerated({ call, kind });
        const now = new Date();
        const key = `${call} ${kind} ${path}`;
        const entry = countedDeviations.get(key) ?? {
          ...{ call, kind, path, times: 0, firstAt: now, lastAt: now },
          ...{ logged: 0, loggedAt: Number.NEGATIVE_INFINITY },
        };
        countedDeviations.set(key, entry);
        entry.times += 1;
        entry.lastAt = now;
        if (now.getTime() - entry.loggedAt < DEVIATION_LOG_INTERVAL_MS) continue;
        log.warn('api-answer-tolerated', { call, kind, at: path, times: entry.times - entry.logged });
        entry.logged = entry.times;
        entry.loggedAt = now.getTime();
      }
    },
    list: (): readonly CountedDeviation[] =>
      [...countedDeviations.values()].sort((a, b) =>
        `${a.call} ${a.path}`.localeCompare(`${b.call} ${b.path}`, 'en'),
      ),
  };
}

export const apiDeviationReporter = createDeviationReporter();

const HEADINGS = ['CALL', 'MEMBER', 'DEVIATION', 'TIMES', 'FIRST', 'LAST'];

export function renderDeviationsPage(deviations: readonly CountedDeviation[]): string {
  if (deviations.length === 0) return 'No answer of the lending API has deviated from the contract.\n';
  const rows = deviations.map(({ call, path, kind, times, firstAt, lastAt }) => [
    ...[call, path, kind, String(times), firstAt.toISOString(), lastAt.toISOString()],
  ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return `${[HEADINGS, ...rows].map(line).join('\n')}\n`;
}

interface DeclaredCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

type EndedCall = { ok: true } | { ok: false; error: { kind: string; status?: number } };

const FORBIDDEN = 403;

const MAX_LISTED = 50;

export async function observeApiCall<Result extends EndedCall>(
  { name, method, path }: DeclaredCall,
  runCall: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const result = await getTracer().span('client', name, async (span) => {
    const callResult = await runCall();
    span.set({ call: name, method, path, outcome: callResult.ok ? 'ok' : callResult.error.kind });
    return callResult;
  });
  const endedCall: EndedApiCall = {
    call: name,
    method,
    path,
    outcome: result.ok ? 'ok' : result.error.kind,
    ...(!result.ok && result.error.status !== undefined && { status: result.error.status }),
    durationMs: Math.round(performance.now() - startedAt),
  };
  metrics.apiCallEnded({ call: name, outcome: endedCall.outcome }, endedCall.durationMs);
  const calls = getRequestContext()?.apiCalls;
  if (calls && calls.length < MAX_LISTED) calls.push(endedCall);
  log.debug('api-call', endedCall);
  if (endedCall.status === FORBIDDEN)
    log.warn('access-refused', { call: name, method, path, status: FORBIDDEN });
  return result;
}
