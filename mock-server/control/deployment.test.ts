import { createApplication } from 'contracts/api/applications';
import { getConfig, getPartnerConfig } from 'contracts/api/configuration';
import { DEPLOYMENT_IDS, DEPLOYMENTS } from 'fixtures/deployments';
import { describe, expect, it } from 'vitest';
import { createBankDocument } from '../rules/own-bank/bank';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, LOAN_BODY, logInUser, registerUser } from '../testing/people';
import { TestSandbox } from '../testing/test-simulator';

const test = exchangeInSandbox();

const ORANGE_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><script>alert(1)</script><use href="https://evil.example/x.svg#a"/><path onclick="alert(2)" stroke="url(https://evil.example/a)" fill="#ff6f52" d="M14 1 27 14 14 27 1 14z"/></svg>';

const NORDHEIDE = { name: 'Nordheide Bank', key: 'nordheide', colours: { primary: '#ff6f52' } };

const putDeployment = (body: unknown) => test.sandbox().request('PUT', '/simulator/deployment', { body });
const get = async () => (await test.sandbox().request('GET', '/simulator/deployment')).body;

async function problemsOfRefusal(body: unknown): Promise<string[]> {
  const before = (await test.sandbox().request('GET', '/simulator/snapshot')).body;
  const response = await putDeployment(body);
  expect(response.status).toBe(422);
  expect((await test.sandbox().request('GET', '/simulator/snapshot')).body).toEqual(before);
  const { errors } = response.body as {
    errors: { code: string; field?: string; values: { problem: string; message: string } }[];
  };
  for (const { code, values } of errors) {
    expect(code).toBe('err_validation_failed');
    expect(values.message).not.toMatch(/\{\{|^$/);
  }
  return errors.map(({ field = '', values }) => `${field} ${values.problem}`.trim());
}

describe('SIM-15 a custom bank', () => {
  it("a custom bank replaces the partner's configuration, name, colours and hosts", async () => {
    const response = await putDeployment(NORDHEIDE);
    expect(response).toMatchObject({
      status: 200,
      body: { deployment: { name: 'Nordheide Bank' }, findings: [] },
    });
    const partner = await test.sandbox().expectSuccess(getPartnerConfig, { params: { subdomain: 'demo' } });
    expect(partner).toMatchObject({
      parameters: { display_name: 'Nordheide Bank', legal_name: 'Nordheide Bank' },
      fe_theme: { color_primary: '#ff6f52', color_link: '#ff6f52' },
    });
    for (const subdomain of ['nordheide', 'localhost', 'NORDHEIDE']) {
      expect(await test.sandbox().expectSuccess(getPartnerConfig, { params: { subdomain } })).toEqual(
        partner,
      );
    }
    const { public_features } = await test.sandbox().expectSuccess(getConfig);
    expect(public_features.find(({ name }) => name === 'company_names')?.value).toEqual({
      legal_name: 'Nordheide Bank',
      display_name: 'Nordheide Bank',
    });
    const swiss = await test.sandbox().expectSuccess(getPartnerConfig, { params: { subdomain: 'swiss' } });
    expect(swiss.parameters.display_name).toBe('Seefeld Kredit');
  });

  it('a custom bank is not sent again (304) to a client that has the current version', async () => {
    const ask = (headers: Record<string, string> = {}) =>
      test.sandbox().request('GET', '/simulator/deployment', { headers });
    const { headers } = await ask();
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    const same = await ask(known);
    expect([same.status, same.body, same.headers.get('etag')]).toEqual([304, '', headers.get('etag')]);
    expect(same.headers.get('x-logo')).toBe('none');
    await putDeployment({ ...NORDHEIDE, logo: `data:image/svg+xml,${encodeURIComponent(ORANGE_LOGO)}` });
    const changed = await ask(known);
    expect([changed.status, changed.headers.get('x-logo')]).toEqual([200, 'own']);
    expect(changed.headers.get('etag')).not.toBe(headers.get('etag'));
  });

  it('A custom bank is visible only in its own sandbox', async () => {
    await putDeployment(NORDHEIDE);
    const other = await TestSandbox.open(test.origin());
    const partner = await other.expectSuccess(getPartnerConfig, { params: { subdomain: 'demo' } });
    expect(partner.parameters.display_name).toBe('Lindhof Bank');
    await other.expectRefusal(getPartnerConfig, { params: { subdomain: 'nordheide' } });
  });

  it('A custom bank is removed by deletion or reset', async () => {
    const before = await get();
    await putDeployment(NORDHEIDE);
    const deleted = await test.sandbox().request('DELETE', '/simulator/deployment');
    expect([deleted.status, deleted.body]).toEqual([200, before]);
    await putDeployment(NORDHEIDE);
    await test.sandbox().request('POST', '/simulator/reset');
    expect(await get()).toEqual(before);
  });

  it('SIM-12 a custom bank is saved in a snapshot and restored', async () => {
    await putDeployment({ ...NORDHEIDE, logo: ORANGE_LOGO });
    const document = await get();
    const { body } = await test.sandbox().request('GET', '/simulator/snapshot');
    const other = await TestSandbox.open(test.origin(), { scenario: 'empty' });
    expect((await other.request('PUT', '/simulator/snapshot', { body })).status).toBe(200);
    expect((await other.request('GET', '/simulator/deployment')).body).toEqual(document);
    const { ownBanks: _, ...old } = body as { ownBanks: unknown };
    expect((await other.request('PUT', '/simulator/snapshot', { body: old })).status).toBe(200);
    expect((await other.request('GET', '/simulator/deployment')).body).toMatchObject({
      name: 'Lindhof Bank',
    });
  });

  it.each(DEPLOYMENT_IDS)(
    'a custom bank reproduces the partner %s after its document is exported and imported again',
    async (id) => {
      const document = createBankDocument(DEPLOYMENTS[id]);
      expect((await putDeployment(document)).status).toBe(200);
      expect(await get()).toEqual(document);
    },
  );

  it("a custom bank validates applications with the bank's limits, loan types, legal forms and currencies", async () => {
    await putDeployment({
      ...NORDHEIDE,
      loan_types: [
        { type: 'working_capital', amount: { min: 1_000, max: 60_000 }, duration: { min: 6, max: 36 } },
      ],
      legal_forms: { DE: ['UG', 'GMBH'] },
      currencies: { supported: ['EUR', 'CHF'] },
    });
    const user = await registerUser(test.sandbox());
    const newApplication = {
      ...LOAN_BODY,
      allBanksLoanPurpose: 'working_capital',
      loanSize: 1_000,
      loanDuration: 6,
    } as const;
    await user.expectSuccess(createApplication, { body: newApplication });
    expect(await user.expectRefusal(createApplication, { body: { ...newApplication, loanSize: 999 } })).toBe(
      '422 err_loan_amount_not_allowed loanSize',
    );
    expect(
      await user.expectRefusal(createApplication, { body: { ...newApplication, loanDuration: 37 } }),
    ).toBe('422 err_loan_duration_not_allowed loanDuration');
    expect(
      await user.expectRefusal(createApplication, {
        body: { ...newApplication, allBanksLoanPurpose: 'real_estate' },
      }),
    ).toBe(
      '422 err_validation_failed allBanksLoanPurpose, err_loan_amount_not_allowed loanSize, err_loan_duration_not_allowed loanDuration',
    );
    expect(
      await user.expectRefusal(createApplication, { body: { ...newApplication, companyType: 'AG' } }),
    ).toBe('422 err_company_type_not_allowed companyType');
    await user.expectSuccess(createApplication, { body: { ...newApplication, currency: 'CHF' } });
  });

  it('a custom bank requires its own documents and uses its own identification provider', async () => {
    await putDeployment({
      ...NORDHEIDE,
      document_categories: [{ type: 'fleet_list', name: { de: 'Fuhrparkliste' }, required: true }],
      providers: { identification: 'postident' },
    });
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    const created = await katrin.expectSuccess(createApplication, { body: LOAN_BODY });
    expect(created.document_configurations?.document_categories).toMatchObject([
      { document_type: 'fleet_list', name: 'Fuhrparkliste', is_required: true },
    ]);
  });

  it('a custom bank sends e-mails under its own name', async () => {
    await putDeployment(NORDHEIDE);
    await registerUser(test.sandbox());
    expect((await test.sandbox().outbox())[0]?.text).toContain('Nordheide Bank');
  });
});

describe('the logo of a custom bank', () => {
  it('The logo is converted to a safe image, with a report of the removed content', async () => {
    const { body } = await putDeployment({ ...NORDHEIDE, logo: ORANGE_LOGO });
    expect(body).toMatchObject({
      findings: [
        {
          path: 'logo',
          problem: 'image_cleaned',
          severity: 'note',
          values: { removed: 'script, use, stroke, onclick' },
        },
      ],
    });
    const logo = await fetch(`${test.origin()}/simulator/deployment/logo`, {
      headers: { 'x-sandbox': test.sandbox().id },
    });
    const text = await logo.text();
    expect(text).toContain('d="M14 1 27 14 14 27 1 14z"');
    expect(text).not.toMatch(/script|onclick|evil/);
    expect(logo.headers.get('content-type')).toBe('image/svg+xml');
    expect(logo.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('the logo keeps its pixels if the uploaded file is a PNG', async () => {
    const { encode } = await import('fast-png');
    const png = encode({ width: 2, height: 1, data: new Uint8Array([255, 0, 0, 0, 0, 255]), channels: 3 });
    const logo = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
    expect((await putDeployment({ ...NORDHEIDE, logo })).status).toBe(200);
    expect(await get()).toMatchObject({ logo: expect.stringMatching(/^data:image\/png;base64,/) });
  });

  it.each([
    ['plain text', 'hello', 'not_an_image'],
    ['an HTML page', '<html><body><svg/></body></html>', 'not_an_image'],
    [
      'an SVG without content',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      'not_an_image',
    ],
    [
      'a JPEG',
      `data:image/png;base64,${Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64')}`,
      'not_an_image',
    ],
    ['a URL', 'https://nordheide.example/logo.svg', 'not_an_image'],
    ['a small file with a huge picture', createHugePng(), 'image_too_large'],
    ['a large file', `<svg>${' '.repeat(300_000)}</svg>`, 'image_too_large'],
    ['a very large file', `<svg>${' '.repeat(600_000)}</svg>`, 'image_too_large'],
  ])('the logo is refused if the file is %s', async (_, logo, problem) => {
    expect(await problemsOfRefusal({ ...NORDHEIDE, logo })).toEqual([`logo ${problem}`]);
  });

  it('the URL of the logo returns 404 if the bank has no logo', async () => {
    expect((await test.sandbox().request('GET', '/simulator/deployment/logo')).status).toBe(404);
  });
});

describe('findings for a custom bank document', () => {
  it.each([
    ['an empty body', '', ['empty']],
    ['an empty object', {}, ['empty']],
    ['a list', [], ['wrong_type']],
    ['a JSON string', '"bank"', ['wrong_type']],
    ['the value null', 'null', ['empty']],
    ['a missing name', { colours: { primary: '#005064' } }, ['name missing']],
    ['a blank name', { name: '   ' }, ['name missing']],
    ['a name of 100 kB', { name: 'x'.repeat(100_000) }, ['name too_long']],
    ['a name with a script', { name: '<script>alert(1)</script>' }, ['name markup']],
    ['a name with reversed reading direction', { name: 'Bank \u202Eknab' }, ['name unreadable']],
    [
      'wrong types',
      { name: 7, languages: 'de', features: [] },
      ['name wrong_type', 'languages wrong_type', 'features wrong_type'],
    ],
    [
      'unknown members',
      { name: 'A', nme: 1, colours: { primary: '#005064', primray: 1 } },
      ['colours.primray unknown_member', 'nme unknown_member'],
    ],
    [
      'a tag manager container',
      { name: 'A', features: { analytics_tag_manager_id: 'GTM-X1' } },
      ['features.analytics_tag_manager_id unknown_member'],
    ],
    ['an unknown member', '{"name":"A","__proto__":{"x":1}}', ['__proto__ unknown_member']],
    ['an invalid colour', { name: 'A', colours: { primary: 'orange' } }, ['colours.primary not_a_colour']],
    [
      'an unknown language',
      { name: 'A', languages: { supported: ['de', 'xx'] } },
      ['languages.supported[1] not_offered'],
    ],
    [
      'a default that is not offered',
      { name: 'A', languages: { supported: ['de'], default: 'en' } },
      ['languages.default not_among_supported'],
    ],
    [
      'an empty list of languages',
      { name: 'A', languages: { supported: [] } },
      ['languages.supported too_few'],
    ],
    [
      'a duplicate currency',
      { name: 'A', currencies: { supported: ['EUR', 'EUR'] } },
      ['currencies.supported[1] twice'],
    ],
    [
      'a duplicate loan type',
      { name: 'A', loan_types: [{ type: 'tlb' }, { type: 'tlb' }] },
      ['loan_types[1].type twice'],
    ],
    [
      'a minimum above the maximum',
      { name: 'A', loan_types: [{ type: 'tlb', amount: { min: 9, max: 1 } }] },
      ['loan_types[0].amount min_above_max'],
    ],
    [
      'a minimum without a maximum',
      { name: 'A', loan_types: [{ type: 'tlb', amount: { min: 9 } }] },
      ['loan_types[0].amount.max missing'],
    ],
    [
      'an invalid amount',
      { name: 'A', loan_types: [{ type: 'tlb', amount: { min: -1, max: 1e12 } }] },
      ['loan_types[0].amount.min out_of_range', 'loan_types[0].amount.max out_of_range'],
    ],
    [
      'an invalid country',
      { name: 'A', countries: { supported: ['DE', 'XX'] } },
      ['countries.supported[1] not_a_country'],
    ],
    [
      'a country without legal forms',
      { name: 'A', countries: { supported: ['DE', 'FR'] } },
      ['countries.supported[1] no_legal_forms'],
    ],
    [
      'an invalid legal form',
      { name: 'A', legal_forms: { DE: ['GmbH'] } },
      ['legal_forms.DE[0] not_offered'],
    ],
    [
      'an invalid link',
      { name: 'A', legal_links: { terms: 'javascript:alert(1)' } },
      ['legal_links.terms not_an_address'],
    ],
    [
      'an invalid e-mail address',
      { name: 'A', contact: { email: 'nobody', phone: 'x' } },
      ['contact.email not_an_email', 'contact.phone not_a_phone_number'],
    ],
    [
      'a duplicate document',
      {
        name: 'A',
        document_categories: [
          { type: 'other', required: true },
          { type: 'other', required: true },
        ],
      },
      ['document_categories[1].type twice'],
    ],
    ['the host of another partner', { name: 'A', key: 'swiss' }, ['key key_taken']],
    ['an unknown time zone', { name: 'A', time_zone: 'Mars/Olympus' }, ['time_zone not_a_time_zone']],
    ['a $ref to itself', { $ref: '#' }, ['name missing', '$ref unknown_member']],
  ])('findings for a custom bank report %s', async (_, body, findings) => {
    expect(await problemsOfRefusal(body)).toEqual(findings);
  });

  it('findings for a custom bank report a document nested too deeply', async () => {
    expect(await problemsOfRefusal(`{"name":${'['.repeat(5_000)}${']'.repeat(5_000)}}`)).toEqual([
      'too_deep',
    ]);
  });

  it('findings for a custom bank report invalid JSON and a document of 10 MB', async () => {
    expect((await putDeployment('{"name":')).status).toBe(400);
    expect((await putDeployment({ name: 'x'.repeat(10_000_000) })).status).toBe(413);
    expect(await get()).toMatchObject({ name: 'Lindhof Bank' });
  });

  it('findings for a custom bank report an unknown sandbox', async () => {
    const nobody = test.sandbox().with({ 'x-sandbox': 'nobody' });
    expect((await nobody.request('PUT', '/simulator/deployment', { body: NORDHEIDE })).status).toBe(404);
  });

  it('findings for a custom bank name unknown JSON properties, which the document keeps for newer portals', async () => {
    const other_features = [{ name: 'chat_widget', is_active: true, value: { colour: 'red' } }];
    const { body } = await putDeployment({ ...NORDHEIDE, other_features });
    expect(body).toMatchObject({ findings: [{ path: 'other_features[0]', problem: 'not_known_to_portal' }] });
    const { public_features } = await test.sandbox().expectSuccess(getConfig);
    expect(public_features).toContainEqual(other_features[0]);
  });
});

function createHugePng(): string {
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600806000000', 'hex');
  return `data:image/png;base64,${Buffer.concat([header, Buffer.alloc(40)]).toString('base64')}`;
}
