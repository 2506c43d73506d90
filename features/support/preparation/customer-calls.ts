import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { WorldApplication } from 'fixtures/world';
import { buildWorld, findScenario } from 'fixtures/worlds';
import type { Customer, Mail, MailKind } from '../backend/backend';
import {
  CUSTOMER_PASSWORD,
  type CustomerCalls,
  createUnusedEmail,
  type LendingApi,
} from '../backend/lending-api';
import { type KnownDeployment, UNKNOWN_DEPLOYMENT } from '../deployment/known-deployment';
import type { ScenarioStart } from '../deployment/scenario-start';
import { clockOffsetMs } from '../settings';
import { createApplicationBody } from './application-body';
import { findPersonData, listPreparationBlockers, type PersonData } from './blockers';
import type { Preparation } from './preparation';
import { waitForVirusScan } from './virus-scan';

const FILE = 'fixtures/files/annual-statement.pdf';

const SEED = 1;

const now = (): Date => new Date(Date.now() + clockOffsetMs());

function worldOf({ situation }: ScenarioStart) {
  const scenario = findScenario(situation);
  if (!scenario) return null;
  return {
    partner: scenario.partner,
    world: buildWorld(scenario, { seed: SEED, now: now() }),
  };
}

interface Tools {
  api: () => LendingApi;
  mails: ((to: string, kind?: MailKind) => Promise<Mail[]>) | null;
  proxy: boolean;
  offered: readonly string[] | null;
  known: KnownDeployment;
  run: string;
}

export function prepareByCustomerCalls(tools: Tools): Preparation {
  return {
    name: 'own calls',
    blockers(start) {
      const built = worldOf(start);
      const { mails, proxy, offered } = tools;
      if (!built) return ['the fixtures do not have it'];
      const known = built.partner === 'demo' ? tools.known : UNKNOWN_DEPLOYMENT;
      const helps = { mailbox: mails !== null, proxy, offered, known, now: now() };
      const ofLender = start.hasLendersFacts ? ['the lender adds facts of its own'] : [];
      return [...new Set([...listPreparationBlockers(built.world, start.person, helps), ...ofLender])];
    },
    prepare: (start) => prepareSituation(start, tools),
  };
}

async function prepareSituation(start: ScenarioStart, { api, mails, run }: Tools): Promise<Customer> {
  const built = worldOf(start);
  const holding = built && findPersonData(built.world, start.person);
  if (!built || !holding) throw new Error(`the fixtures have no situation ${start.situation}`);
  const at = api().withPartner(built.partner);
  const customer = { email: createUnusedEmail(), password: CUSTOMER_PASSWORD };
  await at.register(customer, holding.user.language);
  if (holding.user.emailVerified && mails) await confirmAddress(at, customer, mails);
  const calls = await at.as(customer);
  // The API lists the newest application first, so create the oldest first.
  for (const application of [...holding.applications].sort((one, other) =>
    one.created.localeCompare(other.created),
  )) {
    await applyFor(calls, {
      application,
      parts: partsOf(holding, application),
      customer,
      run: start.hasPlainCompanyName ? '' : run,
    });
  }
  return customer;
}

async function confirmAddress(
  api: LendingApi,
  customer: Customer,
  mails: NonNullable<Tools['mails']>,
): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const link = (await mails(customer.email, 'confirmation')).at(-1)?.links[0];
    if (link) return api.confirm(new URL(link).pathname.split('/').at(-1) ?? '');
    await setTimeout(200);
  }
  throw new Error(`no confirmation mail came to ${customer.email}`);
}

function partsOf(holding: PersonData, { applicationId }: WorldApplication): PersonData {
  const own = <Part extends { application: string }>(parts: readonly Part[]) =>
    parts.filter(({ application }) => application === applicationId);
  return {
    ...holding,
    signatories: own(holding.signatories),
    documents: own(holding.documents),
    financeObjects: own(holding.financeObjects),
    debtors: own(holding.debtors),
    appointments: own(holding.appointments),
  };
}

interface NewApplication {
  application: WorldApplication;
  parts: PersonData;
  customer: Customer;
  run: string;
}

async function applyFor(
  calls: CustomerCalls,
  { application, parts, customer, run }: NewApplication,
): Promise<void> {
  const made = (await calls.post('/user/applications', createApplicationBody(application, run))) as {
    applicationId: string;
  };
  const at = `/user/applications/${made.applicationId}`;
  const { bankName, iban, factoring } = application;
  if (bankName && iban) await calls.patch(`${at}/bankinfo`, { bankName, iban });
  if (factoring?.financials) await calls.patch(`${at}/factoring/financials`, factoring.financials);
  if (factoring?.invoices) await calls.patch(`${at}/factoring/invoices`, factoring.invoices);
  if (factoring?.risk_protection)
    await calls.patch(`${at}/factoring/risk_protection`, factoring.risk_protection);
  for (const {
    application: _,
    invite_status,
    credit_score,
    updated_at,
    signing,
    email,
    ...person
  } of parts.signatories) {
    const own = email === parts.user.email ? customer.email : email;
    await calls.post(`${at}/signatories`, { data: [{ ...person, email: own }] });
  }
  for (const { finance_object_id, application: _, ...object } of parts.financeObjects) {
    await calls.post(`${at}/finance_objects`, object);
  }
  for (const { company, annual_sales_previous_year, currency, cover } of parts.debtors) {
    const found = await findDebtor(calls, company.company_name);
    const debtor = (await calls.post(`${at}/factoring/debitors`, {
      ...found,
      annual_sales_previous_year,
      currency,
    })) as { debitor_id: string };
    if (cover) await calls.post(`${at}/factoring/debitors/${debtor.debitor_id}/insurance_cover`);
  }
  for (const document of parts.documents) await upload(calls, at, document);
  if (parts.documents.some(({ state }) => state === 'clean')) await waitForVirusScan(calls, at);
  for (const { appointment_id, application: _, minutes, ...appointment } of parts.appointments) {
    await calls.post(`${at}/appointments`, appointment);
  }
}

async function findDebtor(calls: CustomerCalls, name: string): Promise<object> {
  const query = new URLSearchParams({ purpose: 'company_cover', name });
  const { external_provider_companies: found } = (await calls.get(`/user/company_search?${query}`)) as {
    external_provider_companies: {
      name: string;
      id: string;
      external_provider_company_id: string | null;
      external_provider_name: string;
    }[];
  };
  const company = found.find((each) => each.name === name);
  if (!company) throw new Error(`the company search does not find ${name}`);
  const { id, external_provider_company_id, external_provider_name } = company;
  return external_provider_company_id
    ? { external_provider_company_id, external_provider_name }
    : { company_id: id };
}

async function upload(
  calls: CustomerCalls,
  applicationPath: string,
  { document_name, document_type, as_of_date, state }: PersonData['documents'][number],
): Promise<void> {
  const made = (await calls.post(`${applicationPath}/documents`, {
    file_name: document_name,
    document_type,
    ...(as_of_date && { as_of_date }),
  })) as { document_id: string; upload_url: string };
  if (state === 'uploading') return;
  if (state === 'clean') await calls.send(made.upload_url, readFileSync(FILE), 'application/pdf');
  await calls.patch(`${applicationPath}/documents/${made.document_id}/upload_success`, {
    is_upload_successful: state === 'clean',
  });
}
