import { DYNAMIC_FORMS } from 'contracts/api/enumerations';
import { DEPLOYMENT_IDS } from 'fixtures/deployments';
import { findForm } from 'fixtures/forms';
import { fieldsOfForm } from 'fixtures/forms/form';
import { createSeededFaker } from 'fixtures/worlds';
import { z } from 'zod';
import { hashPassword } from '../store/password-hash';
import type { UserRow } from '../store/rows';
import type { SignatoryRow } from '../store/signatory-rows';
import type { Snapshot } from '../store/snapshot';

type Replacement = (
  faker: ReturnType<typeof createSeededFaker>,
  sequenceNumber: number,
  value: string,
) => string;

const EMAIL: Replacement = (_, count) => `person-${count}@beispiel.example`;
const FIRST_NAME: Replacement = (faker) => faker.person.firstName();
const LAST_NAME: Replacement = (faker) => faker.person.lastName();
const COMPANY: Replacement = (faker) => faker.company.name();
const STREET: Replacement = (faker) => faker.location.street();
const PHONE: Replacement = (_, count) => `+49 30 5550${String(count).padStart(4, '0')}`;
const CITY: Replacement = (faker) => faker.location.city();
const PORTFOLIO: Replacement = (faker) => faker.lorem.words(12).padEnd(60, '.').slice(0, 200);
const RANDOM_TEXT: Replacement = (faker) => faker.lorem.sentence();
const HOUSE_NUMBER: Replacement = () => '1';
const POSTCODE: Replacement = (_, __, value) => value.slice(0, 2) + value.slice(2).replace(/\w/g, '0');
/** These numbers are valid (D-42, D-43). */
const PERSONAL_TAX_NUMBER: Replacement = () => '36574261809';
const COMPANY_TAX_NUMBER: Replacement = () => '60/123/45678';

const REPLACEMENT_BY_MEMBER: ReadonlyMap<string, Replacement> = new Map(
  Object.entries<Replacement>({
    email: EMAIL,
    contact_email: EMAIL,
    first_name: FIRST_NAME,
    last_name: LAST_NAME,
    companyName: COMPANY,
    company_name: COMPANY,
    street: STREET,
    houseNumber: HOUSE_NUMBER,
    street_number: HOUSE_NUMBER,
    address_house_number: HOUSE_NUMBER,
    merchant_house_num: HOUSE_NUMBER,
    companyPostCode: POSTCODE,
    postcode: POSTCODE,
    address_post_code: POSTCODE,
    merchant_postcode: POSTCODE,
    address_street: STREET,
    merchant_street: STREET,
    merchant_name: COMPANY,
    merchant_company_id: (_, count) => `HRB ${20_000 + count}`,
    merchant_city: CITY,
    address_location: CITY,
    companyLocation: CITY,
    location: CITY,
    telephone: PHONE,
    contact_phone: PHONE,
    iban: (faker) => faker.finance.iban({ countryCode: 'DE' }),
    bankName: () => 'Sparkasse Beispielstadt',
    taxid: PERSONAL_TAX_NUMBER,
    personalTaxIdNumber: PERSONAL_TAX_NUMBER,
    taxIdNumber: COMPANY_TAX_NUMBER,
    hrNumber: (_, count) => `HRB ${10_000 + count}`,
    birthdate: (faker) =>
      faker.date.birthdate({ mode: 'year', min: 1960, max: 1995 }).toISOString().slice(0, 10),
    purposeDescription: RANDOM_TEXT,
    businessPurpose: (faker) => faker.lorem.words(3),
    notes: RANDOM_TEXT,
    detail_desc: RANDOM_TEXT,
    company_portfolio: PORTFOLIO,
    company_portfolio_abroad: PORTFOLIO,
    centralized_settlement_entity: COMPANY,
    manufacturer: COMPANY,
    position: () => 'Geschäftsführung',
    referrer: () => 'example',
  }),
);

/** Members in neither this list nor `REPLACEMENT_BY_MEMBER` get invented text, so a new member leaks nothing. */
const KEPT_PERSON_MEMBERS: ReadonlySet<string> = new Set([
  'id',
  'applicationId',
  'nationality',
  'country',
  'invite_status',
  'invited_until',
  'credit_score',
  'updated_at',
  'custom_fields_list',
  'signing',
  'passwordHash',
  'interfaceLanguage',
  'communicationLanguage',
  'createdAt',
] satisfies (keyof SignatoryRow | keyof UserRow)[]);

const PASSWORD = 'Demo!2026pass';

/** Equal originals get equal replacements. Drops sessions, e-mails and files. */
export function anonymiseSnapshot(snapshot: Snapshot): Snapshot {
  const faker = createSeededFaker({ seed: snapshot.seed, now: new Date(snapshot.now) });
  const replacements = new Map<string, string>();
  const replace = (member: string, value: string) => {
    const createReplacement =
      REPLACEMENT_BY_MEMBER.get(member) ?? (member.endsWith('_comment') ? RANDOM_TEXT : undefined);
    if (createReplacement === undefined || value === '') return value;
    const key = `${createReplacement === EMAIL ? 'email' : member} ${value.trim().toLowerCase()}`;
    const replacement = replacements.get(key) ?? createReplacement(faker, replacements.size + 1, value);
    replacements.set(key, replacement);
    return replacement;
  };
  const hideUnlisted = <Row extends object>(row: Row): Row =>
    Object.assign(
      {},
      row,
      ...Object.entries(row).map(([member, value]) =>
        KEPT_PERSON_MEMBERS.has(member) || REPLACEMENT_BY_MEMBER.has(member)
          ? {}
          : { [member]: hideTexts(value) },
      ),
    );
  const hideTexts = (value: unknown): unknown =>
    value === undefined
      ? undefined
      : JSON.parse(JSON.stringify(value), (_, part) =>
          typeof part === 'string' ? replace('notes', part) : part,
        );
  const anonymisedPeople = {
    signatories: snapshot.signatories.map(hideUnlisted),
    users: snapshot.users.map(hideUnlisted),
  };
  const anonymisedSnapshot: Snapshot = JSON.parse(
    JSON.stringify({
      ...snapshot,
      ...anonymisedPeople,
      mails: [],
      sessions: [],
      tokens: [],
      attempts: [],
      blobs: [],
      faults: [],
    }),
    (member, value) => {
      if (typeof value === 'string') return replace(member, value);
      if (member === 'referral_data') return {};
      return isTypedAnswer(value) ? { ...value, field_value: replace('notes', value.field_value) } : value;
    },
  );
  const roles = new Map(anonymisedSnapshot.personas.map(({ email, role }) => [email, role]));
  return {
    ...anonymisedSnapshot,
    applications: anonymisedSnapshot.applications.map((row) => ({
      ...row,
      portal: null,
      idempotencyKey: null,
    })),
    financeObjects: anonymisedSnapshot.financeObjects.map((row) => ({
      ...row,
      fields: { ...row.fields, type: 'Modell' },
    })),
    documents: anonymisedSnapshot.documents.map((row) => ({
      ...row,
      name: `${row.type}.pdf`,
      source: 'generated',
    })),
    users: anonymisedSnapshot.users.map((row) => ({ ...row, passwordHash: hashPassword(PASSWORD, row.id) })),
    personas: anonymisedSnapshot.users.map(({ email }) => ({
      key: email.split('@')[0] ?? email,
      email,
      password: PASSWORD,
      role: roles.get(email) ?? 'applicant',
    })),
  };
}

const TYPED_FIELDS = new Set(
  DEPLOYMENT_IDS.flatMap((deployment) =>
    DYNAMIC_FORMS.map((name) => findForm(deployment, name, '2000-01-01')),
  )
    .flatMap((form) => form?.purposes.flatMap(fieldsOfForm) ?? [])
    .filter(({ ui }) => ui.component === 'text' || ui.component === 'textarea')
    .map(({ ui }) => ui.id),
);

function isTypedAnswer(value: unknown): value is z.infer<typeof customValueSchema> {
  const { data } = customValueSchema.safeParse(value);
  return data !== undefined && (TYPED_FIELDS.has(data.field_id) || /\s|@/.test(data.field_value));
}

const customValueSchema = z.object({ field_id: z.string(), field_value: z.string() });
