import { z } from 'zod';

/** Which broker, and who asks it. */
export interface BrokerSettings {
  /** Without a trailing slash. */
  baseUrl: string;
  /** A bearer token, or a user with a password; neither for an open broker. */
  token?: string;
  username?: string;
  password?: string;
}

/** A version of one party, as it is built from a commit. */
export interface Version {
  pacticipant: string;
  number: string;
}

const PATIENCE_MS = 15_000;

const notices = z.object({ notices: z.array(z.object({ text: z.string() })).optional() });
const decision = z.object({ summary: z.object({ deployable: z.boolean().nullable(), reason: z.string() }) });

/** The calls of a Pact broker that a pipeline needs. Every failure is an error with one line for a person. */
export class Broker {
  readonly #settings: BrokerSettings;

  constructor(settings: BrokerSettings) {
    this.#settings = settings;
  }

  /**
   * Publishes a pact under a version of its consumer, with tags and the branch it was built from.
   *
   * @param pact the pact's file as text
   * @returns what the broker has to say about it
   */
  async publish(
    pact: string,
    consumer: Version,
    provider: string,
    { tags = [], branch }: { tags?: readonly string[]; branch?: string } = {},
  ): Promise<string[]> {
    const answer = await this.#call('POST', '/contracts/publish', {
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
    return (notices.parse(answer).notices ?? []).map(({ text }) => text);
  }

  /** Gives a version one more tag: "test", "prod". */
  async tag({ pacticipant, number }: Version, tag: string): Promise<void> {
    const path = `/pacticipants/${segment(pacticipant)}/versions/${segment(number)}/tags/${segment(tag)}`;
    await this.#call('PUT', path, {});
  }

  /**
   * Asks whether a version may go where all that it meets has this tag.
   * @returns true, false, or null while a verification is missing, and the broker's reason
   */
  async canDeploy({ pacticipant, number }: Version, to: string) {
    const query = new URLSearchParams({ pacticipant, version: number, to });
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
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: Error) => {
      const why = error.cause instanceof Error ? error.cause.message || error.message : error.message;
      throw new Error(`The broker at ${baseUrl} cannot be reached: ${why}`);
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
      throw new Error(`The broker at ${baseUrl} answered ${method} ${path} with no JSON: is it a broker?`);
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
