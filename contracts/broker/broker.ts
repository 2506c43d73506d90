import { z } from 'zod';

export interface BrokerSettings {
  baseUrl: string;
  token?: string;
  username?: string;
  password?: string;
}

export interface PactVersion {
  pacticipant: string;
  number: string;
}

const TIMEOUT_MS = 15_000;

const notices = z.object({ notices: z.array(z.object({ text: z.string() })).optional() });
const decision = z.object({ summary: z.object({ deployable: z.boolean().nullable(), reason: z.string() }) });

export class Broker {
  readonly #settings: BrokerSettings;

  constructor(settings: BrokerSettings) {
    this.#settings = settings;
  }

  async publish(
    pact: string,
    consumer: PactVersion,
    provider: string,
    { tags = [], branch }: { tags?: readonly string[]; branch?: string } = {},
  ): Promise<string[]> {
    const response = await this.#call('POST', '/contracts/publish', {
      pacticipantName: consumer.pacticipant,
      pacticipantVersionNumber: consumer.number,
      tags,
      ...(branch && { branch }),
      contracts: [
        {
          consumerName: consumer.pacticipant,
          providerName: provider,
          specification: 'pact',
          contentType: 'application/json',
          content: Buffer.from(pact).toString('base64'),
        },
      ],
    });
    return (notices.parse(response).notices ?? []).map(({ text }) => text);
  }

  async tag({ pacticipant, number }: PactVersion, tag: string): Promise<void> {
    const path = `/pacticipants/${segment(pacticipant)}/versions/${segment(number)}/tags/${segment(tag)}`;
    await this.#call('PUT', path, {});
  }

  async canDeploy({ pacticipant, number }: PactVersion, environment: string) {
    const query = new URLSearchParams({ pacticipant, version: number, to: environment });
    return decision.parse(await this.#call('GET', `/can-i-deploy?${query}`)).summary;
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    const { baseUrl } = this.#settings;
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        Accept: 'application/hal+json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...this.#authorization(),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message || error.message : error.message;
      throw new Error(`The broker at ${baseUrl} cannot be reached: ${reason}`);
    });
    const text = await response.text();
    if (!response.ok) {
      throw new Error(
        `The broker refused ${method} ${path}: ${response.status} ${text.slice(0, 300)}`.trim(),
      );
    }
    try {
      return JSON.parse(text || '{}');
    } catch {
      throw new Error(`${baseUrl} did not answer ${method} ${path} with JSON. Is it a Pact broker?`);
    }
  }

  #authorization(): { Authorization?: string } {
    const { token, username, password } = this.#settings;
    if (token) return { Authorization: `Bearer ${token}` };
    if (!username) return {};
    return {
      Authorization: `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}`,
    };
  }
}

const segment = encodeURIComponent;
