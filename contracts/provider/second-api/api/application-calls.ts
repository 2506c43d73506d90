import { isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { type Queries, updateRow } from '../database/database';
import { baseYearOf, isBaseYear, YEAR_BOUND_TYPE_PATTERN } from '../rules/document-types';
import { nextStatusOf } from '../rules/status';
import { isCompanyTaxNumber, normalizeTaxNumber } from '../rules/tax-numbers';
import {
  allowedUpdatesOf,
  createApplicationResponse,
  createSummary,
  listVisibleApplications,
  requireVisibleApplication,
  type VisibleApplication,
} from './applications';
import { type Api, type ResponseBody, readBody, type SecondBank } from './calls';
import { createApplication, newApplicationSchema } from './new-application';
import { listPendingActionsOfApplication } from './readiness';
import { Refusal, refuse } from './refusal';
import { languageOf, requireCustomer } from './session';
import { findOwnMissingSteps } from './signing';

const bankInfo = z.strictObject({
  bankName: z.string().trim().min(1).max(100),
  iban: z.string().max(50),
});

const changes = z.strictObject({
  taxIdNumber: z.string().optional(),
  documents_base_year: z.number().int().optional(),
});

const BANK_CODES_WITHOUT_BIC = ['12030000'];

export function addApplicationCalls(api: Api, bank: SecondBank): void {
  const { database } = bank;

  api.get('/user/applications', async (context) => {
    const person = await requireCustomer(bank, context);
    const all = await listVisibleApplications(database, person);
    return context.json(all.map(createSummary) satisfies ResponseBody<'listApplications'>);
  });

  api.post('/user/applications', async (context) => {
    const person = await requireCustomer(bank, context);
    const newApplication = await readBody(context, newApplicationSchema);
    const id = await database.inTransaction((queries) =>
      createApplication(queries, person, newApplication, context.req.header('Idempotency-Key')),
    );
    return context.json(
      createApplicationResponse(
        await requireVisibleApplication(database, person, id),
        languageOf(context, person),
      ),
      201,
    );
  });

  api.get('/user/applications/:id', async (context) => {
    const person = await requireCustomer(bank, context);
    return context.json(
      createApplicationResponse(
        await requireVisibleApplication(database, person, context.req.param('id')),
        languageOf(context, person),
      ),
    );
  });

  api.get('/user/applications/:id/next_status_validate', async (context) => {
    const person = await requireCustomer(bank, context);
    const application = await requireVisibleApplication(database, person, context.req.param('id'));
    const { purpose, status } = application.row;
    const isOpen = status === 'Open';
    const pending =
      isOpen && application.isApplicant
        ? await listPendingActionsOfApplication(database, application.row)
        : await findOwnMissingSteps(database, application);
    return context.json({
      pending_actions: pending,
      next_status: isOpen && application.isApplicant ? (nextStatusOf(purpose, status) ?? null) : null,
    });
  });

  api.patch('/user/applications/:id/status', async (context) => {
    const person = await requireCustomer(bank, context);
    const application = await requireVisibleApplication(database, person, context.req.param('id'));
    requireApplicant(application);
    const { status } = await readBody(context, z.strictObject({ status: z.string() }));
    const next = nextStatusOf(application.row.purpose, application.row.status);
    if (application.row.status !== 'Open' || next === undefined || !isSameStatus(status, next)) {
      throw refuse('err_status_change_not_allowed', 'status');
    }
    const pending = await listPendingActionsOfApplication(database, application.row);
    if (pending.length > 0) {
      throw new Refusal(
        pending.flatMap(({ action, errors }) => errors.map(({ code }) => ({ code, field: action }))),
      );
    }
    await updateRow(database, 'application', application.row.id, { status: next });
    return context.json(
      createApplicationResponse(
        await requireVisibleApplication(database, person, application.row.id),
        languageOf(context, person),
      ),
    );
  });

  api.patch('/user/applications/:id/bankinfo', async (context) => {
    const person = await requireCustomer(bank, context);
    const application = await requireVisibleApplication(database, person, context.req.param('id'));
    requireApplicant(application);
    if (!allowedUpdatesOf(application).includes('bankinfo')) throw refuse('err_update_not_allowed');
    const { bankName, iban } = await readBody(context, bankInfo);
    const number = iban.replaceAll(' ', '').toUpperCase();
    if (!isValidIBAN(number)) throw refuse('err_invalid_iban', 'iban');
    if (number.startsWith('DE') && BANK_CODES_WITHOUT_BIC.includes(number.slice(4, 12))) {
      throw refuse('err_bic_not_found', 'iban');
    }
    await updateRow(database, 'application', application.row.id, { bank_name: bankName, iban: number });
    return context.json(
      createApplicationResponse(
        await requireVisibleApplication(database, person, application.row.id),
        languageOf(context, person),
      ),
    );
  });

  api.patch('/user/applications/:id', async (context) => {
    const person = await requireCustomer(bank, context);
    const application = await requireVisibleApplication(database, person, context.req.param('id'));
    requireApplicant(application);
    if (!allowedUpdatesOf(application).includes('taxIdNumber')) throw refuse('err_update_not_allowed');
    const { taxIdNumber, documents_base_year: year } = await readBody(context, changes);
    if (year !== undefined && !isBaseYear(year)) throw refuse('err_validation_failed', 'documents_base_year');
    await database.inTransaction(async (queries) => {
      if (taxIdNumber !== undefined) await setTaxNumber(queries, application, taxIdNumber);
      if (year !== undefined) await setBaseYear(queries, application, year);
    });
    return context.json(
      createApplicationResponse(
        await requireVisibleApplication(database, person, application.row.id),
        languageOf(context, person),
      ),
    );
  });
}

function requireApplicant({ isApplicant }: VisibleApplication): void {
  if (!isApplicant) throw refuse('err_no_permission');
}

function isSameStatus(left: string, right: string): boolean {
  const normalizeStatus = (status: string) => status.toLowerCase().replaceAll(/[ -]/g, '_');
  return normalizeStatus(left) === normalizeStatus(right);
}

async function setTaxNumber(queries: Queries, { row }: VisibleApplication, number: string): Promise<void> {
  const people = await queries.all<{ taxid: string | null }>(
    'select taxid from signatory where application_id = $1',
    [row.id],
  );
  if (
    people.some(({ taxid }) => taxid !== null && normalizeTaxNumber(taxid) === normalizeTaxNumber(number))
  ) {
    throw refuse('err_personal_tin_equals_company_tin', 'taxIdNumber');
  }
  if (!isCompanyTaxNumber(number, row.stated.companyCountry))
    throw refuse('err_validation_failed', 'taxIdNumber');
  await updateRow(queries, 'application', row.id, { tax_id: number });
}

async function setBaseYear(queries: Queries, { row }: VisibleApplication, year: number): Promise<void> {
  if (year === baseYearOf(row.documents_base_year)) return;
  await updateRow(queries, 'application', row.id, { documents_base_year: year });
  await queries.all('delete from document where application_id = $1 and document_type ~ $2', [
    row.id,
    YEAR_BOUND_TYPE_PATTERN.source,
  ]);
}
