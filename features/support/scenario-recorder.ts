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

interface FollowedSteps {
  readonly sandboxHeaders: Record<string, string> | null;
  readonly openPage: Page | null;
  readonly loggedIn: boolean;
  readonly hasAccount: boolean;
  readonly customer: Pick<Customer, 'email'>;
  readonly partner: Recording['partner'];
}

type RecordingStart = Pick<Recording, 'world' | 'email' | 'partner' | 'at'>;

export class ScenarioRecorder {
  #begun: RecordingStart | null = null;
  #receivedPress = false;
  readonly #seen = new Map<string, number>();
  readonly #calls: string[][] = [];

  async beforeStep(world: FollowedSteps, type: string | undefined): Promise<void> {
    if (backendKind() !== 'simulator' || type === 'Context') return;
    this.#receivedPress = true;
    const headers = world.sandboxHeaders;
    if (this.#begun || headers === null) return;
    const snapshot = await (
      await fetch(`${serverAddress('API_BASE_URL')}/simulator/snapshot`, { headers })
    ).text();
    const url = world.openPage?.url() ?? '';
    this.#begun = {
      world: gzipSync(snapshot).toString('base64'),
      email: world.loggedIn || (world.hasAccount && !world.openPage) ? world.customer.email : null,
      partner: world.partner,
      at: /^https?:/.test(url) ? new URL(url).pathname + new URL(url).search : '/',
    };
    await this.#newCalls(headers);
  }

  async afterStep(world: FollowedSteps): Promise<void> {
    const headers = world.sandboxHeaders;
    if (this.#receivedPress) this.#calls.push(headers ? await this.#newCalls(headers) : []);
  }

  save({ name, steps }: Pickle, passed: boolean): void {
    if (!this.#begun) return;
    const kept: Recording = {
      ...this.#begun,
      passed,
      ranAt: new Date().toISOString(),
      calls: this.#calls,
    };
    mkdirSync(RECORDINGS_FOLDER, { recursive: true });
    writeFileSync(recordingFileOf(recordingKeyOf(name, steps)), JSON.stringify(kept));
  }

  async #newCalls(headers: Record<string, string>): Promise<string[]> {
    const world = headers['x-sandbox'] ?? '';
    const after = this.#seen.get(world) ?? 0;
    const log = await fetch(`${serverAddress('API_BASE_URL')}/simulator/requests?after=${after}`, {
      headers,
    });
    const fresh = (await log.json()) as LoggedCall[];
    this.#seen.set(world, fresh.at(-1)?.id ?? after);
    return callsOfPortal(fresh);
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
