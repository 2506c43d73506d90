import { z } from 'zod';
import { insertRow, type Queries, updateRow } from '../database/database';
import { getCurrentDeployment } from '../deployments';
import { findCustomFieldError } from '../rules/custom-fields';
import { toCalendarDay } from '../rules/document-age';
import { findNewErrors, findRepresentativeErrors } from '../rules/representative';
import type { AllowedUpdate } from '../rules/status';
import { allowedUpdatesOf, requireVisibleApplication, type VisibleApplication } from './applications';
import { type Api, type ResponseBody, readBody, type SecondBank } from './calls';
import { Refusal, refuse } from './refusal';
import { requireCustomer } from './session';
import { requirementsOf } from './signing';

type Signatory = ResponseBody<'listSignatories'>[number];
type SignatoryRow = Omit<Signatory, 'updated_at' | 'requirements' | 'is_current_actor'> & {
  id: string;
  updated_at: Date;
};

const nameField = z.string().trim().min(1).max(255);

const signatoryFields = z.strictObject({
  first_name: nameField,
  last_name: nameField,
  email: z.string().nullish(),
  telephone: z.string().nullish(),
  position: z.string().max(100).nullish(),
  nationality: z.string(),
  birthdate: z.iso.date().nullable(),
  taxid: z.string().nullish(),
  street: nameField,
  street_number: nameField,
  postcode: nameField,
  location: nameField,
  country: z.string(),
  is_beneficial_owner: z.boolean(),
  percentage_owned: z.number().min(0).max(1).nullish(),
  is_legal_signatory: z.boolean(),
  is_contract_signatory: z.boolean().nullish(),
  is_sole_signatory: z.boolean().nullish(),
  is_main_contact: z.boolean().optional(),
  custom_fields_list: z.array(z.strictObject({ field_id: z.string(), field_value: z.string() })).optional(),
});

const newSignatory = z.strictObject({ data: z.array(signatoryFields).min(1).max(10) });
const signatoryChange = signatoryFields.partial();
type SignatoryChange = z.output<typeof signatoryChange>;

const PERMISSION_BY_MEMBER: Readonly<Record<string, AllowedUpdate>> = {
  taxid: 'signatory_tin',
  email: 'signatory_contact',
  telephone: 'signatory_contact',
  is_beneficial_owner: 'signatory_flags',
  is_legal_signatory: 'signatory_flags',
  is_contract_signatory: 'signatory_flags',
  is_sole_signatory: 'signatory_flags',
  is_main_contact: 'signatory_flags',
};

export function addSignatoryCalls(api: Api, bank: SecondBank): void {
  const { database } = bank;
  const path = '/user/applications/:id/signatories';

  api.get(path, async (context) => {
    const person = await requireCustomer(bank, context);
    const application = await requireVisibleApplication(database, person, context.req.param('id'));
    const rows = await signatoryRowsOf(database, application);
    return context.json(await Promise.all(rows.map((row) => asSignatory(bank, application, row))));
  });

  api.post(path, async (context) => {
    const person = await requireCustomer(bank, context);
    const application = await requireVisibleApplication(database, person, context.req.param('id'));
    requireSignatoryPermission(application);
    const { data } = await readBody(context, newSignatory);
    const rows = await database.inTransaction(async (queries) => {
      const createdRows: SignatoryRow[] = [];
      for (const representative of data) {
        const faults = findRepresentativeErrors(representative, await readCheckContext(queries, application));
        if (faults.length > 0) throw new Refusal(faults);
        await checkCustomFields(queries, representative.custom_fields_list);
        createdRows.push(
          await insertRow<SignatoryRow>(queries, 'signatory', {
            ...withoutUnusedAnswers(representative),
            application_id: application.row.id,
          }),
        );
      }
      return createdRows;
    });
    return context.json(await Promise.all(rows.map((row) => asSignatory(bank, application, row))), 201);
  });

  api.patch(`${path}/:signatoryId`, async (context) => {
    const person = await requireCustomer(bank, context);
    const application = await requireVisibleApplication(database, person, context.req.param('id'));
    const storedRow = await signatoryRowOf(database, application, context.req.param('signatoryId'));
    const change = await readBody(context, signatoryChange);
    for (const member of Object.keys(change)) requireMemberPermission(application, storedRow.id, member);
    await database.inTransaction(async (queries) => {
      const faults = findNewErrors(
        storedRow,
        withoutUnusedAnswers(change),
        await readCheckContext(queries, application, storedRow.id),
      );
      if (faults.length > 0) throw new Refusal(faults);
      if (change.custom_fields_list) await checkCustomFields(queries, change.custom_fields_list);
      await updateRow(queries, 'signatory', storedRow.id, {
        ...withoutUnusedAnswers(change),
        updated_at: new Date(),
      });
    });
    const updatedRow = await signatoryRowOf(database, application, storedRow.id);
    return context.json(await asSignatory(bank, application, updatedRow));
  });

  api.delete(`${path}/:signatoryId`, async (context) => {
    const person = await requireCustomer(bank, context);
    const application = await requireVisibleApplication(database, person, context.req.param('id'));
    requireSignatoryPermission(application);
    const { id } = await signatoryRowOf(database, application, context.req.param('signatoryId'));
    await database.all('delete from signatory where id = $1', [id]);
    return context.json({});
  });
}

function requireSignatoryPermission(application: VisibleApplication): void {
  if (!application.isApplicant) throw refuse('err_no_permission');
  if (!allowedUpdatesOf(application).includes('signatory')) throw refuse('err_update_not_allowed');
}

function requireMemberPermission(application: VisibleApplication, signatoryId: string, member: string): void {
  const isOwnRecord = signatoryId === application.ownSignatoryId;
  const updates = allowedUpdatesOf(application);
  const isAllowed = updates.includes(PERMISSION_BY_MEMBER[member] ?? 'signatory_other');
  // During signing, users change only their own record (D-26).
  if (isAllowed && (isOwnRecord || (application.isApplicant && application.row.status !== 'Signature')))
    return;
  throw refuse(application.isApplicant ? 'err_update_not_allowed' : 'err_no_permission', member);
}

function signatoryRowsOf(queries: Queries, application: VisibleApplication): Promise<SignatoryRow[]> {
  return queries.all<SignatoryRow>(
    `select * from signatory where application_id = $1 and ($2 or id::text = $3) order by place`,
    [application.row.id, application.isApplicant, application.ownSignatoryId ?? null],
  );
}

async function signatoryRowOf(
  queries: Queries,
  application: VisibleApplication,
  id: string,
): Promise<SignatoryRow> {
  const found = (await signatoryRowsOf(queries, application)).find((row) => row.id === id);
  if (found === undefined) throw refuse('err_entity_not_found');
  return found;
}

async function readCheckContext(queries: Queries, application: VisibleApplication, ownId?: string) {
  const all = await queries.all<SignatoryRow>('select * from signatory where application_id = $1', [
    application.row.id,
  ]);
  return {
    otherPeople: all.filter(({ id }) => id !== ownId),
    companyTaxNumber: application.row.tax_id,
    today: toCalendarDay(new Date()),
  };
}

async function checkCustomFields(
  queries: Queries,
  values: SignatoryChange['custom_fields_list'],
): Promise<void> {
  const form = (await getCurrentDeployment(queries)).form ?? [];
  const fault = findCustomFieldError(
    form.filter(({ entity }) => entity === 'signatory'),
    values ?? [],
  );
  if (fault) throw refuse(fault, 'custom_fields_list');
}

/** Only legal signatories answer how they sign. */
function withoutUnusedAnswers<Fields extends SignatoryChange>(fields: Fields): Fields {
  const isNoSignatory = fields.is_legal_signatory === false;
  return {
    ...fields,
    ...(fields.taxid === '' && { taxid: null }),
    ...(fields.email === '' && { email: null }),
    ...(fields.telephone === '' && { telephone: null }),
    ...(isNoSignatory && { is_contract_signatory: null, is_sole_signatory: null }),
  };
}

async function asSignatory(
  bank: SecondBank,
  application: VisibleApplication,
  row: SignatoryRow,
): Promise<Signatory> {
  return {
    signatory_id: row.id,
    application_id: row.application_id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    telephone: row.telephone,
    position: row.position,
    nationality: row.nationality,
    birthdate: row.birthdate,
    taxid: row.taxid,
    street: row.street,
    street_number: row.street_number,
    postcode: row.postcode,
    location: row.location,
    country: row.country,
    is_beneficial_owner: row.is_beneficial_owner,
    percentage_owned: row.percentage_owned,
    is_legal_signatory: row.is_legal_signatory,
    is_contract_signatory: row.is_contract_signatory,
    is_sole_signatory: row.is_sole_signatory,
    is_main_contact: row.is_main_contact,
    is_current_actor: row.id === application.ownSignatoryId,
    invite_status: row.invite_status,
    updated_at: row.updated_at.toISOString(),
    custom_fields_list: row.custom_fields_list,
    requirements: await requirementsOf(bank, application, row.id),
  };
}
