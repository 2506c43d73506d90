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

const UPLOADED_FILE = 'fixtures/files/annual-statement.pdf';

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

interface PreparationTools {
  api: () => LendingApi;
  mails: ((email: string, kind?: MailKind) => Promise<Mail[]>) | null;
  proxy: boolean;
  offeredCalls: readonly string[] | null;
  knownDeployment: KnownDeployment;
  run: string;
}

export function prepareByCustomerCalls(tools: PreparationTools): Preparation {
  return {
    name: 'own calls',
    blockers(start) {
      const builtWorld = worldOf(start);
      const { mails, proxy, offeredCalls } = tools;
      if (!builtWorld) return ['the fixtures do not have it'];
      const knownDeployment = builtWorld.partner === 'demo' ? tools.knownDeployment : UNKNOWN_DEPLOYMENT;
      const resources = { mailbox: mails !== null, proxy, offeredCalls, knownDeployment, now: now() };
      const lenderBlockers = start.checksLenderData ? ['the lender adds facts of its own'] : [];
      return [
        ...new Set([
          ...listPreparationBlockers(builtWorld.world, start.person, resources),
          ...lenderBlockers,
        ]),
      ];
    },
    prepare: (start) => prepareSituation(start, tools),
  };
}

async function prepareSituation(
  start: ScenarioStart,
  { api, mails, run }: PreparationTools,
): Promise<Customer> {
  const builtWorld = worldOf(start);
  const personData = builtWorld && findPersonData(builtWorld.world, start.person);
  if (!builtWorld || !personData) throw new Error(`the fixtures have no situation ${start.situation}`);
  const partnerApi = api().withPartner(builtWorld.partner);
  const customer = { email: createUnusedEmail(), password: CUSTOMER_PASSWORD };
  await partnerApi.register(customer, personData.user.language);
  if (personData.user.emailVerified && mails) await confirmAddress(partnerApi, customer, mails);
  const calls = await partnerApi.callsOf(customer);
  // The API lists the newest application first, so create the oldest first.
  for (const application of [...personData.applications].sort((a, b) => a.created.localeCompare(b.created))) {
    await applyFor(calls, {
      application,
      parts: partsOf(personData, application),
      customer,
      run: start.hasPlainCompanyName ? '' : run,
    });
  }
  return customer;
}

async function confirmAddress(
  api: LendingApi,
  customer: Customer,
  mails: NonNullable<PreparationTools['mails']>,
): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const link = (await mails(customer.email, 'confirmation')).at(-1)?.links[0];
    if (link) return api.confirm(new URL(link).pathname.split('/').at(-1) ?? '');
    await setTimeout(200);
  }
  throw new Error(`no confirmation mail came to ${customer.email}`);
}

function partsOf(personData: PersonData, { applicationId }: WorldApplication): PersonData {
  const ofApplication = <Part extends { application: string }>(parts: readonly Part[]) =>
    parts.filter(({ application }) => application === applicationId);
  return {
    ...personData,
    signatories: ofApplication(personData.signatories),
    documents: ofApplication(personData.documents),
    financeObjects: ofApplication(personData.financeObjects),
    debtors: ofApplication(personData.debtors),
    appointments: ofApplication(personData.appointments),
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
  const createdApplication = (await calls.post(
    '/user/applications',
    createApplicationBody(application, run),
  )) as {
    applicationId: string;
  };
  const applicationPath = `/user/applications/${createdApplication.applicationId}`;
  const { bankName, iban, factoring } = application;
  if (bankName && iban) await calls.patch(`${applicationPath}/bankinfo`, { bankName, iban });
  if (factoring?.financials)
    await calls.patch(`${applicationPath}/factoring/financials`, factoring.financials);
  if (factoring?.invoices) await calls.patch(`${applicationPath}/factoring/invoices`, factoring.invoices);
  if (factoring?.risk_protection)
    await calls.patch(`${applicationPath}/factoring/risk_protection`, factoring.risk_protection);
  for (const {
    application: _,
    invite_status,
    credit_score,
    updated_at,
    signing,
    email,
    ...person
  } of parts.signatories) {
    const signatoryEmail = email === parts.user.email ? customer.email : email;
    await calls.post(`${applicationPath}/signatories`, { data: [{ ...person, email: signatoryEmail }] });
  }
  for (const { finance_object_id, application: _, ...object } of parts.financeObjects) {
    await calls.post(`${applicationPath}/finance_objects`, object);
  }
  for (const { company, annual_sales_previous_year, currency, cover } of parts.debtors) {
    const foundCompany = await findDebtor(calls, company.company_name);
    const debtor = (await calls.post(`${applicationPath}/factoring/debitors`, {
      ...foundCompany,
      annual_sales_previous_year,
      currency,
    })) as { debitor_id: string };
    if (cover) await calls.post(`${applicationPath}/factoring/debitors/${debtor.debitor_id}/insurance_cover`);
  }
  for (const document of parts.documents) await upload(calls, applicationPath, document);
  if (parts.documents.some(({ state }) => state === 'clean')) await waitForVirusScan(calls, applicationPath);
  for (const { appointment_id, application: _, minutes, ...appointment } of parts.appointments) {
    await calls.post(`${applicationPath}/appointments`, appointment);
  }
}

async function findDebtor(calls: CustomerCalls, name: string): Promise<object> {
  const query = new URLSearchParams({ purpose: 'company_cover', name });
  const { external_provider_companies: companies } = (await calls.get(`/user/company_search?${query}`)) as {
    external_provider_companies: {
      name: string;
      id: string;
      external_provider_company_id: string | null;
      external_provider_name: string;
    }[];
  };
  const company = companies.find((candidate) => candidate.name === name);
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
  const createdDocument = (await calls.post(`${applicationPath}/documents`, {
    file_name: document_name,
    document_type,
    ...(as_of_date && { as_of_date }),
  })) as { document_id: string; upload_url: string };
  if (state === 'uploading') return;
  if (state === 'clean')
    await calls.send(createdDocument.upload_url, readFileSync(UPLOADED_FILE), 'application/pdf');
  await calls.patch(`${applicationPath}/documents/${createdDocument.document_id}/upload_success`, {
    is_upload_successful: state === 'clean',
  });
}
