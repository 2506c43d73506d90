import { readSettings } from 'mock-server/settings';
import { startSimulator } from 'mock-server/start';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { paths } from '../client/lending-api';

function clientOf(baseUrl: string) {
  let cookie = '';
  return createClient<paths>({
    baseUrl,
    fetch: async (request) => {
      if (cookie) request.headers.set('Cookie', cookie);
      const response = await fetch(request);
      cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
      return response;
    },
  });
}

describe('QA-01 a client generated from the OpenAPI description', () => {
  let simulator: Awaited<ReturnType<typeof startSimulator>>;

  beforeAll(async () => {
    simulator = await startSimulator(readSettings({ SIMULATOR_PORT: '0' }));
  });

  afterAll(() => simulator.close());

  it('completes a journey from registration to a representative and a document', async () => {
    const api = clientOf(simulator.origin);
    const registrationResponse = await api.POST('/user/users', {
      body: {
        email: 'typed@example.com',
        password: 'Kontor-2026!',
        accepted_terms: true,
        accepted_partner_terms: true,
        interface_language: 'de',
        communication_language: 'de',
      },
    });
    expect(registrationResponse.response.status).toBe(201);

    const searchResponse = await api.GET('/company_search', {
      params: { query: { name: 'Brandt', country: 'DE' } },
    });
    const [company] = searchResponse.data?.companyNameSuggestions ?? [];
    const createResponse = await api.POST('/user/applications', {
      body: {
        allBanksLoanPurpose: 'working_capital',
        currency: 'EUR',
        loanSize: 250_000,
        loanDuration: 48,
        purposeSelect: 'operating_expenses',
        companyName: company?.name ?? '',
        companyType: 'GMBH',
        street: 'Überseering',
        houseNumber: '12a',
        companyPostCode: '28217',
        companyLocation: 'Bremen',
        companyCountry: 'DE',
        hrNumber: 'HRB 24816',
        taxIdNumber: '60/123/45678',
        businessPurpose: 'Planung und Montage von Stahlkonstruktionen',
      },
    });
    expect(createResponse.error).toBeUndefined();
    const path = { id: createResponse.data?.applicationId ?? '' };
    expect(createResponse.data?.status).toBe('Open');

    const bank = await api.PATCH('/user/applications/{id}/bankinfo', {
      params: { path },
      body: { bankName: 'Sparkasse Bremen', iban: 'DE89370400440532013000' },
    });
    expect(bank.data?.iban).toBe('DE89370400440532013000');

    const people = await api.POST('/user/applications/{id}/signatories', {
      params: { path },
      body: {
        data: [
          {
            first_name: 'Aylin',
            last_name: 'Demir',
            email: 'aylin@example.com',
            telephone: '+49 421 5550199',
            nationality: 'DE',
            birthdate: '1984-05-06',
            street: 'Überseering',
            street_number: '12a',
            postcode: '28217',
            location: 'Bremen',
            country: 'DE',
            is_beneficial_owner: true,
            percentage_owned: 0.5,
            is_legal_signatory: true,
            is_contract_signatory: true,
            is_sole_signatory: true,
          },
        ],
      },
    });
    expect(people.error).toBeUndefined();
    expect(people.data?.[0]?.invite_status).toBe('not_invited');

    const document = await api.POST('/user/applications/{id}/documents', {
      params: { path },
      body: { file_name: 'Bilanz.pdf', document_type: 'other' },
    });
    expect(document.data?.upload_url).toMatch(/^http/);
    const listResponse = await api.GET('/user/applications/{id}/documents', {
      params: { path, query: { page_size: 10, page: 1 } },
    });
    expect(listResponse.data?.result).toHaveLength(1);

    const next = await api.GET('/user/applications/{id}/next_status_validate', { params: { path } });
    expect(next.data?.pending_actions.map(({ action }) => action)).toContain('email_verification');
    const earlySubmission = await api.PATCH('/user/applications/{id}/status', {
      params: { path },
      body: { status: 'Submitted' },
    });
    expect(earlySubmission.error?.errors[0]?.code).toBeDefined();
  });
});
