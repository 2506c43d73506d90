import type { ComboboxOption } from 'ui/fields/combobox/combobox-field';
import { companies } from '~/api/companies.server';
import { type Debtor, debtors } from '~/api/factoring.server';
import { type ApiError, findServerError, isOutcomeUnknown, mapResult } from '~/api/result';
import { financingRefusal } from '~/dashboard/financing-refusal.server';
import { itemKey, withoutPutOff, withPutOff } from '~/dashboard/rules/completion';
import { isSearchable } from '~/domain/company-name';
import { listOf } from '~/domain/list-of';
import { FORM_KEY, readFormKey, type Typed, typedValues } from '~/domain/typed';
import { INTENT_FIELD, SEARCH_INTENT } from '~/forms/intents';
import { defineTask, type TaskOutcome } from '~/forms/run-task.server';
import { type CreationOutcome, createOnce } from '~/forms/send-once/create-once.server';
import type { TranslatedText } from '~/i18n/translated-text';
import type { PortalRequest } from '~/request/portal-request';
import { type Explanation, explain, statusOf } from '~/request/problem.server';
import {
  companyOfQuery,
  DEBTOR_FORM,
  factoringAddresses,
  MORE_ROWS_INTENT,
  NEW_COMPANY,
  OTHER_COMPANY,
  ROW,
} from './addresses';
import { toDebtorOption } from './company-option';
import { companyOf } from './debtor-tasks.server';
import { factoringForm } from './factoring-form.server';
import type { DebtorMore, FactoringInput, FactoringTask } from './factoring-page.server';
import { type CompanyNaming, companyOfForm, findCompanyByName } from './rules/debtor-company';
import {
  debtorRowSchema,
  debtorRowsSchema,
  filledRows,
  MAX_ROWS,
  MORE_ROWS,
  onlyRows,
  ROW_NAMES,
  ROWS,
  type RowsContext,
  rowName,
  rowsShown,
  rowTyped,
} from './rules/debtor-rows';
import { legalForms } from './rules/new-company';
import { namesOfDebtors, similarCompanyOf } from './similar-company.server';

const COMPANY_MEMBERS = {
  company_id: 'company_name',
  external_provider_company_id: 'company_name',
  external_provider_name: 'company_name',
};

const itemOf = (applicationId: string) => itemKey(applicationId, 'factoring', new URLSearchParams());

/** FACT-05 */
export const debtorTask = {
  show: ({ request, application, factoring, debtors: stored }) => {
    const query = request.facts.url.searchParams;
    const { language } = request.facts;
    const kept = request.session.data.putOff?.find(
      (entry) => entry.item === itemOf(application.applicationId) && entry.language === language,
    );
    const values = withCompanyOf(query, kept?.form === DEBTOR_FORM ? kept.values : {});
    const rows = Array.from({ length: MAX_ROWS }, (_, index) => rowName('currency', index + 1));
    return {
      title: request.t('factoring')('debtors.add'),
      form: DEBTOR_FORM,
      values: { ...Object.fromEntries(rows.map((name) => [name, factoring.currency])), ...values },
      applicant: companyOf(application),
      stored: stored.map(({ annual_sales_previous_year, currency }) => ({
        annual_sales_previous_year,
        currency,
      })),
    };
  },
  change: async (input) => {
    const { request, application, form } = input;
    const found = await findCompanies(request, form);
    const typed = typedValues(form);
    const context = { ...factoringForm(request, application), applicant: companyOf(application) };
    const t = request.t('factoring');
    return defineTask<ReturnType<typeof debtorRowsSchema>, AddedDebtors, DebtorMore>({
      form: DEBTOR_FORM,
      refusal: financingRefusal(application),
      intents: {
        [SEARCH_INTENT]: () => ({ found }),
        [MORE_ROWS_INTENT]: async () => {
          const listed = await debtors.list(request.api, application.applicationId);
          const shown = rowsShown(typed, listed.ok ? listed.data.length : 0);
          form.set(ROWS, String(Math.min(shown + MORE_ROWS, MAX_ROWS)));
          return {};
        },
        [NEW_COMPANY]: () => addCompany(input, typed),
      },
      schema: debtorRowsSchema(context, typed),
      fields: ROW_NAMES,
      more: () => ({ found }),
      call: async () => (await askAboutSimilar(input, typed)) ?? addRows(input, typed, context),
      remember: () => forgetRows(input),
      words: { done: ({ names }) => t('done.add', { count: names.length }) },
      next: factoringAddresses.path(application.applicationId),
    });
  },
} satisfies FactoringTask;

/** Puts the company into the row that the query names, otherwise into the first empty row. */
function withCompanyOf(query: URLSearchParams, kept: Typed): Record<string, string> {
  const values = onlyRows(kept, filledRows(kept));
  const [name, ref] = [query.get('name'), query.get('ref')];
  const asked = Number(query.get(ROW));
  const isRow = Number.isInteger(asked) && asked >= 1 && asked <= MAX_ROWS;
  const row = isRow ? asked : filledRows(values).length + 1;
  if (name === null || ref === null || row > MAX_ROWS) return values;
  const other = query.get(OTHER_COMPANY);
  return {
    ...values,
    [rowName('company_name', row)]: name,
    [rowName('company', row)]: ref,
    ...(other && { [rowName('other_company', row)]: other }),
  };
}

/** Opens the form of a new company and keeps the rows. @throws redirect */
async function addCompany({ request, application }: FactoringInput, typed: Typed): Promise<never> {
  const id = application.applicationId;
  const { [INTENT_FIELD]: _, [FORM_KEY]: __, ...values } = onlyRows(typed, filledRows(typed));
  const entry = { item: itemOf(id), form: DEBTOR_FORM, language: request.facts.language, values };
  await request.session.change((session) => ({
    ...session,
    putOff: withPutOff(session.putOff ?? [], entry),
  }));
  const filled = filledRows(values);
  const unknown = filled.find((row) => rowTyped(values, row).company === undefined);
  const row = unknown ?? filled.length + 1;
  const name = rowTyped(values, row).company_name ?? '';
  throw request.redirect(factoringAddresses.path(id) + companyOfQuery(name.trim(), row), 303);
}

async function forgetRows({ request, application }: FactoringInput): Promise<void> {
  if (!request.session.data.putOff) return;
  await request.session.change((session) => ({
    ...session,
    putOff: withoutPutOff(session.putOff ?? [], itemOf(application.applicationId)),
  }));
}

/** FACT-06. Asks before any row is sent. */
async function askAboutSimilar(
  { request, application }: FactoringInput,
  typed: Typed,
): Promise<TaskOutcome<never, DebtorMore> | null> {
  const known = await namesOfDebtors(request, application);
  const alike: Record<number, NonNullable<ReturnType<typeof similarCompanyOf>>> = {};
  for (const row of filledRows(typed)) {
    const values = rowTyped(typed, row);
    const company = companyOfForm(values);
    const similar = similarCompanyOf(application, company, { known, declared: values.other_company ?? null });
    if (similar) alike[row] = similar;
    known.push(company.name);
  }
  return Object.keys(alike).length > 0 ? { kind: 'open', more: { alike } } : null;
}

interface AddedDebtors {
  readonly names: readonly string[];
}

interface FailedRow {
  readonly row: number;
  readonly error: ApiError;
  readonly explanation: Explanation;
}

/**
 * A row that the lending API refuses does not stop the others; any other failure does, because it would
 * affect them too.
 */
async function addRows(
  input: FactoringInput,
  typed: Typed,
  context: RowsContext,
): Promise<TaskOutcome<AddedDebtors, DebtorMore>> {
  const rows = filledRows(typed);
  const names: string[] = [];
  const failed: FailedRow[] = [];
  let isRepeated = true;
  let unsent: number[] = [];
  for (const [index, row] of rows.entries()) {
    const values = rowTyped(typed, row);
    const outcome = await addDebtor(input, debtorRowSchema(context, values).parse(values));
    if (outcome.kind === 'done') {
      names.push(companyOfForm(values).name);
      isRepeated &&= outcome.already;
      continue;
    }
    const error = outcome.kind === 'failed' ? outcome.error : ALREADY_ADDED;
    const explanation = explainRow(input.request, error);
    failed.push({ row, error, explanation });
    if (Object.keys(explanation.fieldErrors).length > 0) continue;
    unsent = rows.slice(index + 1);
    break;
  }
  const [first] = failed;
  if (!first) return { kind: 'done', data: { names }, already: isRepeated };
  if (names.length > 0) await forgetRows(input);
  const remaining = [...failed.map(({ row }) => row), ...unsent];
  return {
    kind: 'refused',
    status: statusOf(first.error),
    reasons: explainRows(input.request, { names, failed, unsent }),
    values: onlyRows(typed, remaining),
  };
}

/** This form has already sent the same company with other sales. */
const ALREADY_ADDED: ApiError = {
  kind: 'refused',
  status: 409,
  errors: [{ code: 'err_debtor_company_exists', values: {} }],
};

type NewDebtor = ReturnType<ReturnType<typeof debtorRowSchema>['parse']>;

function addDebtor(
  { request, application, form }: FactoringInput,
  { company_name: company, ...sales }: NewDebtor,
): Promise<CreationOutcome<string>> {
  const id = application.applicationId;
  const key = readFormKey(form.get(FORM_KEY));
  // Saved rows leave the form and others move up, so the key contains the company, not the row.
  return createOnce<string>(request, key && `${key} ${JSON.stringify(company)}`, {
    content: { company, sales },
    identity: company,
    isUnique: true,
    idOf: (debtorId) => debtorId,
    listExisting: async () =>
      mapResult(await debtors.list(request.api, id), (listed) =>
        listed.map((debtor) => ({
          id: debtor.debitor_id,
          identity: namedLike(company, debtor),
          created: debtor.debitor_id,
        })),
      ),
    send: async () =>
      mapResult(await debtors.add(request.api, id, { ...company, ...sales }), (added) => added.debitor_id),
  });
}

function namedLike(naming: CompanyNaming, { company, external_provider_company: external }: Debtor) {
  if ('company_id' in naming) return { company_id: company.company_id };
  return {
    external_provider_company_id: external?.external_provider_company_id,
    external_provider_name: external?.external_provider_name,
  };
}

function explainRow(request: PortalRequest, error: ApiError): Explanation {
  if (!findServerError(error, 'err_debtor_company_exists')) return explain(request, error, COMPANY_MEMBERS);
  const text = request.t('errors')('err_debtor_company_exists');
  return { formErrors: [], fieldErrors: { company_name: [text] } };
}

interface SentRows {
  readonly names: readonly string[];
  readonly failed: readonly FailedRow[];
  readonly unsent: readonly number[];
}

function explainRows(request: PortalRequest, { names, failed, unsent }: SentRows): Explanation {
  const t = request.t('factoring');
  const formErrors: TranslatedText[] = [t('failed.add', { count: failed.length + unsent.length })];
  if (names.length > 0) {
    formErrors.push(t('failed.saved', { names: listOf(request.facts.language, names) }));
  }
  const fieldErrors: Record<string, TranslatedText[]> = {};
  for (const [index, { error, explanation }] of failed.entries()) {
    formErrors.push(...explanation.formErrors);
    if (isOutcomeUnknown(error)) formErrors.push(request.t('replies')('sentAgain.uncertain'));
    for (const [field, texts] of Object.entries(explanation.fieldErrors)) {
      fieldErrors[rowName(field, index + 1)] = texts;
    }
  }
  for (const index of unsent.keys()) {
    fieldErrors[rowName('company_name', failed.length + index + 1)] = [t('failed.notSent')];
  }
  return { formErrors: [...new Set(formErrors)], fieldErrors };
}

/**
 * FACT-06, without JavaScript. Chooses the only match of a typed name, otherwise offers the search results.
 * @param form receives the chosen companies
 */
async function findCompanies(
  request: PortalRequest,
  form: FormData,
): Promise<NonNullable<DebtorMore['found']>> {
  const intent = form.get(INTENT_FIELD);
  if (intent !== null && intent !== SEARCH_INTENT) return {};
  const typed = typedValues(form);
  const named = filledRows(typed).filter((row) => {
    const { company_name, company } = rowTyped(typed, row);
    return company_name !== undefined && company === undefined;
  });
  const rows = named.length > 0 || intent === null ? named : [1];
  const found = await Promise.all(
    rows.map(async (row) => [row, await findCompany(request, form, row)] as const),
  );
  return Object.fromEntries(found.flatMap(([row, options]) => (options === null ? [] : [[row, options]])));
}

async function findCompany(
  request: PortalRequest,
  form: FormData,
  row: number,
): Promise<ComboboxOption[] | 'failed' | 'short' | null> {
  const name = `${form.get(rowName('company_name', row)) ?? ''}`;
  const isSearch = form.get(INTENT_FIELD) === SEARCH_INTENT;
  if (!isSearchable(name.trim())) return isSearch ? 'short' : null;
  const found = await companies.searchForCover(request.api, name.trim());
  if (!found.ok) return isSearch ? 'failed' : null;
  const forms = legalForms(request.config);
  const options = found.data.external_provider_companies.map((company) => toDebtorOption(company, forms));
  const match = findCompanyByName(name, options);
  if (match) form.set(rowName('company', row), match.id);
  if (match && !isSearch) return null;
  form.set(rowName('searched', row), name);
  return options;
}
