import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Drift, readDrifts } from './drift';

/** What to verify, and how its states are arranged. */
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

/** How the process that runs Pact's verifier answers: with its report, or with why it could not run. */
export type Verdict = { kept: true } | { kept: false; report: string };

const VERIFIER = fileURLToPath(new URL('./verifier-process.ts', import.meta.url));

/**
 * Makes every call of the pact against a lending API. Pact's verifier runs in a process of its own, because it writes hundreds of lines
 * to the standard output whatever one tells it.
 * @returns where the API differs from what was agreed; empty when it keeps the pact.
 * @throws Error when the verification itself could not run.
 */
export function verify(verification: Verification): Promise<Drift[]> {
  const child = fork(VERIFIER, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (verdict: Verdict) => {
      try {
        resolve(verdict.kept ? [] : readDrifts(verdict.report));
      } catch {
        reject(new Error(`The pact could not be verified: ${verdict.kept ? '' : verdict.report}`));
      }
    });
    child.once('exit', (code) => reject(new Error(`Pact's verifier ended with code ${code} and no verdict`)));
    child.send(verification);
  });
}
