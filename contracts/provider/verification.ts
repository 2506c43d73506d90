import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Drift } from './drift';
import { readDrifts } from './drift';
import type { RecordedAnswer } from './recording-proxy';

/** Pact, provider address and state setup of a verification. */
export interface Verification {
  /** The pact's file. */
  pact: string;
  /** Address of the lending API. */
  providerBaseUrl: string;
  /**
   * Where a real API arranges states: gets `{state, params, action}` by POST and answers the values of the state as JSON.
   * Without it the API is taken for a simulator.
   */
  stateHandlerUrl?: string;
}

/** An exchange that was not tried, because what it takes as given could not be brought about. */
export interface Unprepared {
  exchange: string;
  /** The provider state and its parameters. */
  state: string;
  reason: string;
}

/** Result of a verification. */
export interface Findings {
  drifts: readonly Drift[];
  unprepared: readonly Unprepared[];
  /** Answers of the API by exchange. */
  answers: Readonly<Record<string, RecordedAnswer>>;
  /** Why the API could not be reached any more; the rest then says nothing. */
  lost?: string;
}

/** How the process that runs Pact's verifier answers. `report` is Pact's own; undefined when the pact is kept. */
export interface Verdict extends Omit<Findings, 'drifts'> {
  report?: string;
  /** Violations of the contract in places that the pact does not check. */
  violations: readonly Drift[];
}

const VERIFIER = fileURLToPath(new URL('./verifier-process.ts', import.meta.url));

/**
 * Makes every call of the pact against a lending API, and holds every answer to the contract beside. Pact's verifier runs in a process of
 * its own, because it writes hundreds of lines to the standard output whatever one tells it.
 *
 * @param stopped ends the verification and its process
 * @throws Error when the verification itself could not run.
 */
export function verify(verification: Verification, stopped?: AbortSignal): Promise<Findings> {
  const child = fork(VERIFIER, {
    execArgv: ['--import', 'tsx/esm'],
    env: { ...process.env, ...certificatesFor(verification) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  stopped?.addEventListener('abort', () => child.kill('SIGKILL'), { once: true });
  return new Promise((resolve, reject) => {
    child.once('message', ({ report, violations, ...found }: Verdict) => {
      const unprepared = new Set(found.unprepared.map(({ exchange }) => exchange));
      try {
        const drifts = report === undefined ? [] : readDrifts(report);
        resolve({
          ...found,
          drifts: unlessSaid(drifts, violations).filter(({ exchange }) => !unprepared.has(exchange)),
        });
      } catch {
        reject(new Error(`The pact could not be verified: ${report}`));
      }
    });
    child.once('exit', (code) => reject(new Error(`Pact's verifier ended with code ${code} and no verdict`)));
    child.send(verification);
  });
}

/**
 * Settings of the verifying process that spare it the machine's certificates. Pact's verifier calls the recording proxy by HTTP, and yet reads all
 * certificates for each exchange, half of its time. Node reads the same settings in some of its builds, and needs them where the API or its
 * state handler is called by HTTPS: nothing is changed then.
 */
export function certificatesFor({ providerBaseUrl, stateHandlerUrl }: Verification): Record<string, string> {
  const urls = [providerBaseUrl, ...(stateHandlerUrl ? [stateHandlerUrl] : [])];
  const isEncrypted = urls.some((url) => URL.canParse(url) && new URL(url).protocol === 'https:');
  return isEncrypted ? {} : { SSL_CERT_FILE: '/dev/null', SSL_CERT_DIR: '' };
}

/**
 * Pact's differences, and the violations of members of which Pact says nothing. What an answer of another status or of no JSON holds follows
 * from that, and is not told.
 */
function unlessSaid(drifts: readonly Drift[], violations: readonly Drift[]): Drift[] {
  const said = new Set(drifts.map(({ exchange, field }) => `${exchange} ${field}`));
  const isOther = ({ exchange, field }: Drift) =>
    ANOTHER_ANSWER.some((first) => first !== field && said.has(`${exchange} ${first}`));
  const isSaid = ({ exchange, field }: Drift) => said.has(`${exchange} ${field}`);
  return [...drifts, ...violations.filter((violation) => !isSaid(violation))].filter(
    (drift) => !isOther(drift),
  );
}

const ANOTHER_ANSWER = ['status', 'content type'];
