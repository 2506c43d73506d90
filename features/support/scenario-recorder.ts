import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  RECORDINGS_FOLDER,
  type Recording,
  recordingFileOf,
  recordingKeyOf,
} from 'fixtures/scenario-recording';
import type { Customer } from './backend/backend';
import { backendKind, serverAddress } from './settings';
import type { Page } from './test-browser/test-browser';

interface Pickle {
  name: string;
  steps: readonly { text: string }[];
}

interface RecordedSteps {
  readonly sandboxHeaders: Record<string, string> | null;
  readonly openPage: Page | null;
  readonly loggedIn: boolean;
  readonly hasAccount: boolean;
  readonly customer: Pick<Customer, 'email'>;
  readonly partner: Recording['partner'];
}

type RecordingStart = Pick<Recording, 'world' | 'email' | 'partner' | 'at'>;

export class ScenarioRecorder {
  #recordingStart: RecordingStart | null = null;
  #receivedPress = false;
  readonly #lastCallIds = new Map<string, number>();
  readonly #calls: string[][] = [];

  async beforeStep(world: RecordedSteps, type: string | undefined): Promise<void> {
    if (backendKind() !== 'simulator' || type === 'Context') return;
    this.#receivedPress = true;
    const headers = world.sandboxHeaders;
    if (this.#recordingStart || headers === null) return;
    const snapshot = await (
      await fetch(`${serverAddress('API_BASE_URL')}/simulator/snapshot`, { headers })
    ).text();
    const url = world.openPage?.url() ?? '';
    this.#recordingStart = {
      world: gzipSync(snapshot).toString('base64'),
      email: world.loggedIn || (world.hasAccount && !world.openPage) ? world.customer.email : null,
      partner: world.partner,
      at: /^https?:/.test(url) ? new URL(url).pathname + new URL(url).search : '/',
    };
    await this.#newCalls(headers);
  }

  async afterStep(world: RecordedSteps): Promise<void> {
    const headers = world.sandboxHeaders;
    if (this.#receivedPress) this.#calls.push(headers ? await this.#newCalls(headers) : []);
  }

  save({ name, steps }: Pickle, hasPassed: boolean): void {
    if (!this.#recordingStart) return;
    const recording: Recording = {
      ...this.#recordingStart,
      passed: hasPassed,
      ranAt: new Date().toISOString(),
      calls: this.#calls,
    };
    mkdirSync(RECORDINGS_FOLDER, { recursive: true });
    writeFileSync(recordingFileOf(recordingKeyOf(name, steps)), JSON.stringify(recording));
  }

  async #newCalls(headers: Record<string, string>): Promise<string[]> {
    const world = headers['x-sandbox'] ?? '';
    const lastCallId = this.#lastCallIds.get(world) ?? 0;
    const log = await fetch(`${serverAddress('API_BASE_URL')}/simulator/requests?after=${lastCallId}`, {
      headers,
    });
    const newCalls = (await log.json()) as LoggedCall[];
    this.#lastCallIds.set(world, newCalls.at(-1)?.id ?? lastCallId);
    return callsOfPortal(newCalls);
  }
}

interface LoggedCall {
  id: number;
  call: string | null;
  request: { headers: Record<string, string> };
}

/** Only calls of the portal have the header `x-forwarded-host`. */
export function callsOfPortal(requests: readonly LoggedCall[]): string[] {
  return requests
    .filter(({ request }) => request.headers['x-forwarded-host'] !== undefined)
    .flatMap(({ call }) => call ?? []);
}
