import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { normalizeSpelling } from '~/api/read-response';
import type { ExpectedExample } from './causes';
import { type ValueShape, valueShapeOf } from './dialects/dialect';
import { type Drift, findCallOfExchange, readDrifts } from './drift';
import type { RecordedResponse } from './recording-proxy';

export interface Verification {
  pact: string;
  providerBaseUrl: string;
  stateHandlerUrl?: string;
}

export interface UnpreparedState {
  exchange: string;
  state: string;
  reason: string;
}

export interface FlakyExchange {
  exchange: string;
  statuses: readonly number[];
}

export interface VerificationFindings {
  drifts: readonly Drift[];
  unprepared: readonly UnpreparedState[];
  responses: Readonly<Record<string, RecordedResponse>>;
  expected: Readonly<Record<string, ExpectedExample>>;
  flaky: readonly FlakyExchange[];
  /** Reason for a lost connection, after which findings are incomplete. */
  connectionLoss?: string;
}

/** `report` is undefined if the pact holds. */
export interface Verdict extends Omit<VerificationFindings, 'drifts'> {
  report?: string;
  violations: readonly Drift[];
}

const VERIFIER_PROGRAM = fileURLToPath(new URL('./verifier-process.ts', import.meta.url));

/** Runs in a separate process, to hide output. @throws Error if the verification could not run */
export function verifyProvider(
  verification: Verification,
  signal?: AbortSignal,
): Promise<VerificationFindings> {
  const child = fork(VERIFIER_PROGRAM, {
    execArgv: ['--import', 'tsx/esm'],
    env: { ...process.env, ...certificatesFor(verification) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  signal?.addEventListener('abort', () => child.kill('SIGKILL'), { once: true });
  return new Promise((resolve, reject) => {
    child.once('message', ({ report, violations, ...findings }: Verdict) => {
      const unprepared = new Set(findings.unprepared.map(({ exchange }) => exchange));
      try {
        const drifts = report === undefined ? [] : readDrifts(report);
        resolve({
          ...findings,
          drifts: withoutConsequences(drifts, violations).filter(
            (drift) => !unprepared.has(drift.exchange) && !isStatusSpelling(drift),
          ),
        });
      } catch {
        reject(new Error(`The pact could not be verified: ${report}`));
      }
    });
    child.once('exit', (code) => reject(new Error(`Pact's verifier ended with code ${code} and no verdict`)));
    child.send(verification);
  });
}

/** Hides the system certificates over HTTP, because reading them takes half of the run. */
export function certificatesFor({ providerBaseUrl, stateHandlerUrl }: Verification): Record<string, string> {
  const urls = [providerBaseUrl, ...(stateHandlerUrl ? [stateHandlerUrl] : [])];
  const isEncrypted = urls.some((url) => URL.canParse(url) && new URL(url).protocol === 'https:');
  return isEncrypted ? {} : { SSL_CERT_FILE: '/dev/null', SSL_CERT_DIR: '' };
}

function withoutConsequences(drifts: readonly Drift[], violations: readonly Drift[]): Drift[] {
  const reportedFields = new Set(drifts.map(({ exchange, field }) => `${exchange} ${field}`));
  const isConsequence = ({ exchange, field }: Drift) =>
    ROOT_DIFFERENCES.some((first) => first !== field && reportedFields.has(`${exchange} ${first}`));
  const isReported = ({ exchange, field }: Drift) => reportedFields.has(`${exchange} ${field}`);
  return [...drifts, ...violations.filter((violation) => !isReported(violation))].filter(
    (drift) => !isConsequence(drift),
  );
}

/** Case and separators of a status may differ (D-20). */
function isStatusSpelling({ exchange, field, expected, got }: Drift): boolean {
  const schema = findCallOfExchange(exchange)?.response;
  if (schema === undefined || normalizeSpelling(expected) !== normalizeSpelling(got)) return false;
  const steps = field.match(/\w+/g) ?? [];
  const shape = steps.reduce<ValueShape | undefined>(
    (parentShape, step) => (/^\d+$/.test(step) ? parentShape?.items : parentShape?.properties?.[step]),
    valueShapeOf(schema),
  );
  return shape?.['x-any-case'] === true;
}

const ROOT_DIFFERENCES = ['status', 'content type'];
