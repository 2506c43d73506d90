import { randomUUID } from 'node:crypto';
import type { Customer, ListedApplication, Wish } from './backend';

/** A password every rule of the portal accepts. */
export const PASSWORD = 'Kontor-2026!';

/** An e-mail address nobody has used. */
export function unusedEmail(): string {
  return `kunde-${randomUUID()}@example.com`;
}

/** Speaks to the lending API as the portal does, for what a scenario takes as given. */
export class LendingApi {
  readonly #address: string;
  readonly #headers: Record<string, string>;

  constructor(address: string, headers: Record<string, string> = {}) {
    this.#address = address;
    this.#headers = headers;
  }

  async newCustomer(): Promise<Customer> {
    const customer = { email: unusedEmail(), password: PASSWORD };
    await this.#call('POST', '/user/users', {
      body: {
        ...customer,
        accepted_terms: true,
        accepted_partner_terms: true,
        interface_language: 'de',
        communication_language: 'de',
      },
    });
    return customer;
  }

  async apply(customer: Customer, wish: Wish): Promise<ListedApplication> {
    const answer = await this.#call('POST', '/user/applications', {
      cookie: await this.#session(customer),
      body: {
        allBanksLoanPurpose: 'working_capital',
        currency: 'EUR',
        loanSize: wish.loanSize,
        loanDuration: 48,
        purposeSelect: 'operating_expenses',
        companyName: 'Metallbau Brandt GmbH',
        companyType: 'GMBH',
        companyCountry: 'DE',
        street: 'Hafenstraße',
        houseNumber: '12a',
        companyPostCode: '28217',
        companyLocation: 'Bremen',
        businessPurpose: 'Stahl- und Hallenbau',
      },
    });
    return (await answer.json()) as ListedApplication;
  }

  async applicationsOf(customer: Customer): Promise<ListedApplication[]> {
    const answer = await this.#call('GET', '/user/applications', { cookie: await this.#session(customer) });
    return (await answer.json()) as ListedApplication[];
  }

  async signatoryOf(customer: Customer, applicationId: string): Promise<string> {
    const path = `/user/applications/${applicationId}/signatories`;
    const answer = await this.#call('GET', path, { cookie: await this.#session(customer) });
    const people = (await answer.json()) as { signatory_id: string; is_current_actor: boolean }[];
    const own = people.find((person) => person.is_current_actor);
    if (!own) throw new Error(`${customer.email} does not sign ${applicationId}`);
    return own.signatory_id;
  }

  async change(customer: Customer, path: string, body: object): Promise<void> {
    await this.#call('PATCH', path, { cookie: await this.#session(customer), body });
  }

  async #session(customer: Customer): Promise<string> {
    const { email, password } = customer;
    const answer = await this.#call('POST', '/user/account/login', { body: { email, password } });
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
  }

  async #call(method: string, path: string, given: { body?: object; cookie?: string }): Promise<Response> {
    const answer = await fetch(`${this.#address}${path}`, {
      method,
      headers: {
        ...this.#headers,
        ...(given.body && { 'content-type': 'application/json' }),
        ...(given.cookie && { cookie: given.cookie }),
      },
      body: given.body && JSON.stringify(given.body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was refused: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
