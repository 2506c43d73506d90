import { backendKind, faultProxyAddress, serverAddress } from './settings';

interface LoggedResponse {
  method: string;
  path: string;
  request: { headers?: Record<string, string> };
  answer?: { status: number; body?: unknown } | null;
}

interface FailedScenario {
  readonly sandboxHeaders: Record<string, string> | null;
  readonly openPage: { url(): string } | null;
}

const REFUSED = 400;
const SERVER_FAULT = 500;

export async function addCauseToFailure(scenario: FailedScenario, error: unknown): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const url = scenario.openPage?.url() ?? '';
  const screen = /^https?:/.test(url) ? `Screen: ${new URL(url).pathname}` : 'Screen: none';
  const call = describeFailedCall(await findFailedResponses(scenario).catch(() => []));
  const lines = [...(call === null ? [] : [call]), screen];
  const originalMessage = error.message;
  error.message = `${lines.join('\n')}\n${originalMessage}`;
  // Cucumber prints the stack, which repeats the message.
  error.stack = error.stack?.replace(originalMessage, () => error.message);
  return error;
}

async function findFailedResponses({ sandboxHeaders }: FailedScenario): Promise<LoggedResponse[]> {
  const base = backendKind() === 'simulator' ? serverAddress('API_BASE_URL') : faultProxyAddress();
  if (base === null || sandboxHeaders === null) return [];
  const log = await fetch(`${base}/simulator/requests`, {
    headers: sandboxHeaders,
    signal: AbortSignal.timeout(5_000),
  });
  return log.ok ? ((await log.json()) as LoggedResponse[]) : [];
}

export function describeFailedCall(log: readonly LoggedResponse[]): string | null {
  const refusedCalls = log.filter(({ answer }) => (answer?.status ?? 0) >= REFUSED);
  const failedCall =
    refusedCalls.findLast(({ answer }) => (answer?.status ?? 0) >= SERVER_FAULT) ?? refusedCalls.at(-1);
  if (failedCall?.answer === undefined || failedCall.answer === null) return null;
  const code = /"code":"([^"]+)"/.exec(JSON.stringify(failedCall.answer.body ?? null))?.[1];
  return `Call: ${failedCall.method} ${withoutIds(failedCall.path)} answers ${failedCall.answer.status}${code ? ` ${code}` : ''}`;
}

const withoutIds = (path: string): string => path.replace(/\/(?=[^/]*\d)[^/]+/g, '/:id');
