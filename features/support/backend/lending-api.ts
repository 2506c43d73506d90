import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { LOAN_REQUEST } from 'fixtures/loan-request';
import { emailPrefix, recordCreatedAccount } from '../created-accounts/created-accounts';
import { mailDomain } from '../settings';
import type {
  Customer,
  ListedApplication,
  ListedDocument,
  ListedSignatory,
  RequestedApplication,
  ShownApplication,
} from './backend';
import { readRetryAfterSeconds } from './retry-after';

export const CUSTOMER_PASSWORD = 'Kontor-2026!';

export function createUnusedEmail(): string {
  return `${emailPrefix()}${randomUUID()}@${mailDomain()}`;
}

export interface CustomerCalls {
  get(path: string): Promise<unknown>;
  post(path: string, body?: object): Promise<unknown>;
  patch(path: string, body: object): Promise<unknown>;
  delete(path: string): Promise<unknown>;
  send(address: string, file: Buffer, type: string): Promise<void>;
}

const TIMEOUT_MS = { times: 5, seconds: 60 };

export class LendingApi {
  readonly #address: string;
  readonly #headers: Record<string, string>;
  readonly #partner: string | null;

  constructor(address: string, headers: Record<string, string> = {}, partner: string | null = null) {
    this.#address = address;
    this.#headers = headers;
    this.#partner = partner;
  }

  withPartner(partner: string): LendingApi {
    const headers = { ...this.#headers, 'x-forwarded-host': `${partner}.localhost` };
    return new LendingApi(this.#address, headers, partner);
  }

  async newCustomer(): Promise<Customer> {
    const customer = { email: createUnusedEmail(), password: CUSTOMER_PASSWORD };
    await this.register(customer, 'de');
    return customer;
  }

  async register({ email, password }: Customer, language: string): Promise<void> {
    recordCreatedAccount({ email, password, partner: this.#partner });
    await this.#call('POST', '/user/users', {
      body: {
        email,
        password,
        accepted_terms: true,
        accepted_partner_terms: true,
        interface_language: language,
        communication_language: language,
      },
    });
  }

  async confirm(token: string): Promise<void> {
    await this.#call('POST', `/user/account/confirm_email/${token}`, {});
  }

  async callsOf(customer: Customer): Promise<CustomerCalls> {
    const cookie = await this.#session(customer);
    const call = async (method: string, path: string, body?: object) =>
      readJson(await this.#call(method, path, { cookie, ...(body && { body }) }));
    return {
      get: (path) => call('GET', path),
      post: (path, body) => call('POST', path, body),
      patch: (path, body) => call('PATCH', path, body),
      delete: (path) => call('DELETE', path),
      async send(address, file, type) {
        const response = await fetch(address, {
          method: 'PUT',
          headers: { 'content-type': type, 'x-ms-blob-type': 'BlockBlob' },
          body: new Uint8Array(file),
        });
        if (!response.ok) throw new Error(`PUT ${new URL(address).pathname} was refused: ${response.status}`);
      },
    };
  }

  async apply(customer: Customer, request: RequestedApplication): Promise<ListedApplication> {
    const response = await this.#call('POST', '/user/applications', {
      cookie: await this.#session(customer),
      body: { ...LOAN_REQUEST, loanSize: request.loanSize, loanDuration: 48 },
    });
    return (await response.json()) as ListedApplication;
  }

  async applicationsOf(customer: Customer): Promise<ListedApplication[]> {
    const response = await this.#call('GET', '/user/applications', { cookie: await this.#session(customer) });
    return (await response.json()) as ListedApplication[];
  }

  async applicationOf(
    customer: Customer,
    applicationId: string,
    language?: string,
  ): Promise<ShownApplication> {
    const response = await this.#call('GET', `/user/applications/${applicationId}`, {
      cookie: await this.#session(customer),
      ...(language && { language }),
    });
    return (await response.json()) as ShownApplication;
  }

  async documentsOf(customer: Customer, applicationId: string): Promise<ListedDocument[]> {
    const path = `/user/applications/${applicationId}/documents?page_size=999`;
    const response = await this.#call('GET', path, { cookie: await this.#session(customer) });
    return ((await response.json()) as { result: ListedDocument[] }).result;
  }

  async signatoriesOf(customer: Customer, applicationId: string): Promise<ListedSignatory[]> {
    const path = `/user/applications/${applicationId}/signatories`;
    const response = await this.#call('GET', path, { cookie: await this.#session(customer) });
    return (await response.json()) as ListedSignatory[];
  }

  async change(customer: Customer, path: string, body: object): Promise<void> {
    await this.#call('PATCH', path, { cookie: await this.#session(customer), body });
  }

  async #session(customer: Customer): Promise<string> {
    const { email, password } = customer;
    const response = await this.#call('POST', '/user/account/login', { body: { email, password } });
    return response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
  }

  async #call(
    method: string,
    path: string,
    body: { body?: object; cookie?: string; language?: string },
  ): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(`${this.#address}${path}`, {
        method,
        headers: {
          ...this.#headers,
          ...(body.body && { 'content-type': 'application/json' }),
          ...(body.cookie && { cookie: body.cookie }),
          ...(body.language && { 'accept-language': body.language }),
        },
        body: body.body && JSON.stringify(body.body),
      });
      const waitSeconds = response.status === 429 ? readRetryAfterSeconds(response.headers) : Number.NaN;
      if (!(waitSeconds >= 0 && waitSeconds <= TIMEOUT_MS.seconds && attempt < TIMEOUT_MS.times)) {
        if (response.ok) return response;
        throw new Error(`${method} ${path} was refused: ${response.status} ${await response.text()}`);
      }
      await setTimeout(waitSeconds * 1_000);
    }
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
