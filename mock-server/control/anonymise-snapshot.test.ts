import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../store/snapshot';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { registerUser } from '../testing/people';
import { anonymiseSnapshot } from './anonymise-snapshot';

const test = exchangeInSandbox({ scenario: 'representatives' });

const PERSONAL_DATA = /brandt|katrin|jonas|aylin|demir|metallbau|DE89370400440532013000|neu@beispiel/i;

function freeTextsIn({ applications, signatories, financeObjects, debtors, users }: Snapshot): string[] {
  const texts: string[] = [];
  JSON.stringify({ applications, signatories, financeObjects, debtors, users }, (member, value) => {
    const isPlan = member === 'type' || member === 'position' || member === 'manufacturer';
    if (typeof value === 'string' && !isPlan && /\p{L}{3,} \p{L}{2,}/u.test(value)) texts.push(value);
    return value;
  });
  return texts;
}

const TYPED_MEMBERS =
  /id$|Id$|key$|Key$|^(status|statusSince|created|createdAt|currency|allBanksLoanPurpose|display_duration_unit|purposeSelect|companyType|.*[cC]ountry|companyFoundationDate|partner|nationality|invite_status|invited_until|credit_score|updated_at|provider|result|upload|uploadUntil|contentType|confirmedAt|source|financing_type|rental_state|askedAt|decided|deployment|day|.*At|meeting_type|meeting_time|.*_at|asOfDate|entityKind|type|document_type|signing_method|role|now|at|.*Language|external_provider_name|field_id|.*_date|birthdate|visibility|scan|expires_at|\d+|method)$/;

function withTypedTexts(plain: Snapshot): Snapshot {
  const typed = (row: unknown): unknown =>
    JSON.parse(JSON.stringify(row), (member, value) =>
      typeof value === 'string' &&
      !TYPED_MEMBERS.test(member) &&
      !/[pP]ost_?[cC]ode/.test(member) &&
      member !== 'field_value'
        ? `Geheim ${member}`
        : value,
    );
  const more = {
    hrNumber: 'Geheim',
    taxIdNumber: 'Geheim',
    houseNumber: 'Geheim',
    referrer: 'Geheim',
    referral_data: { utm: 'Geheim' },
    bankName: 'Geheim',
    iban: 'Geheim',
    purposeDescription: 'Geheim',
    custom_fields_list: [
      { field_id: 'unknown_here', field_value: 'vom Geheimrat' },
      { field_id: 'supplier', field_value: 'Geheim' },
    ],
  };
  return {
    ...plain,
    ...(Object.fromEntries(
      (['signatories', 'debtors', 'companies', 'financeObjects', 'appointments'] as const).map((name) => [
        name,
        plain[name].map(typed),
      ]),
    ) as Pick<Snapshot, 'signatories'>),
    applications: plain.applications.map((row) => ({
      ...row,
      portal: 'http://Geheim.example',
      idempotencyKey: 'Geheim',
      facts: { ...(typed(row.facts) as typeof row.facts), ...more },
    })),
    documents: plain.documents.map((row) => ({ ...row, name: 'Geheim.pdf' })),
  };
}

async function snapshot(): Promise<Snapshot> {
  await registerUser(test.sandbox());
  return (await test.sandbox().request('GET', '/simulator/snapshot')).body as Snapshot;
}

describe('SIM-12 SIM-14 an anonymised snapshot', () => {
  it('contains no personal names and keeps the visible state', async () => {
    const before = await snapshot();
    expect(JSON.stringify(before)).toMatch(PERSONAL_DATA);
    const after = anonymiseSnapshot(before);
    expect(JSON.stringify(after)).not.toMatch(PERSONAL_DATA);
    expect([after.mails, after.sessions, after.tokens, after.blobs]).toEqual([[], [], [], []]);
    expect(after.applications.map(({ facts }) => [facts.status, facts.loanSize])).toEqual(
      before.applications.map(({ facts }) => [facts.status, facts.loanSize]),
    );
    expect(after.signatories.map(({ percentage_owned }) => percentage_owned)).toEqual(
      before.signatories.map(({ percentage_owned }) => percentage_owned),
    );
  });

  it.each(['object-financing', 'factoring-complete', 'medical-application', 'signing-second-missing'])(
    'contains no free text of the scenario %s',
    async (scenario) => {
      const { body } = await test.sandbox().request('POST', '/simulator/sandboxes', { body: { scenario } });
      const headers = { 'x-sandbox': (body as { sandbox: string }).sandbox };
      const before = (await test.sandbox().with(headers).request('GET', '/simulator/snapshot'))
        .body as Snapshot;
      const words = freeTextsIn(before);
      expect(words.length).toBeGreaterThan(3);
      const after = JSON.stringify(anonymiseSnapshot(before));
      expect(words.filter((text) => after.includes(JSON.stringify(text)))).toEqual([]);
    },
  );

  it.each([
    'factoring-complete',
    'object-financing',
    'medical-application',
    'signing-second-missing',
    'appointment-booked',
  ])('contains no text of the scenario %s that a user could have typed', async (scenario) => {
    const { body } = await test.sandbox().request('POST', '/simulator/sandboxes', { body: { scenario } });
    const headers = { 'x-sandbox': (body as { sandbox: string }).sandbox };
    const { body: plain } = await test.sandbox().with(headers).request('GET', '/simulator/snapshot');
    const typed = withTypedTexts(plain as Snapshot);
    expect(JSON.stringify(typed).match(/Geheim/g)?.length).toBeGreaterThan(15);
    expect(JSON.stringify(anonymiseSnapshot(typed)).match(/"\w+":"[^"]*Geheim[^"]*"/g)).toBeNull();
  });

  it.each(['constructor', 'toString', 'valueOf'])(
    'keeps a custom field of an application with the name %s',
    async (name) => {
      const plain = await snapshot();
      const [application, ...others] = plain.applications;
      if (application === undefined) throw new Error('The world has no application');
      const facts = { ...application.facts, [name]: 'red' };
      const before = { ...plain, applications: [{ ...application, facts }, ...others] };
      expect(anonymiseSnapshot(before).applications[0]?.facts).toHaveProperty(name, 'red');
    },
  );

  it.each(['signatories', 'users'] as const)(
    'contains no text from fields of %s that the simulator does not define',
    async (name) => {
      const plain = await snapshot();
      const before = {
        ...plain,
        [name]: plain[name].map((row) => ({ ...row, nickname: 'Geheimrat', secrets: { hobby: 'Geheim' } })),
      };
      expect(JSON.stringify(anonymiseSnapshot(before))).not.toContain('Geheim');
    },
  );

  it('replaces the e-mail address of a person by the same address everywhere', async () => {
    const after = anonymiseSnapshot(await snapshot());
    const addresses = new Set(after.users.map(({ email }) => email));
    expect(addresses.size).toBe(after.users.length);
    expect(after.signatories.some(({ email }) => addresses.has(email ?? ''))).toBe(true);
  });
});
