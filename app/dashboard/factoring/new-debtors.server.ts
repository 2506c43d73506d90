import type { ComboboxOption } from 'ui/fields/combobox/combobox-field';
import type { Application } from '~/api/applications.server';
import { companies } from '~/api/companies.server';
import { type Debtor, debtors } from '~/api/factoring.server';
import { type ApiError, findServerError, isOutcomeUnknown, mapResult, mayHaveSucceeded } from '~/api/result';
import { MAX_SUGGESTIONS } from '~/company-search/company-option';
import { refuseChangeAfterSubmission } from '~/dashboard/change-after-submission.server';
import {
  addSkippedEntry,
  completionItemKey,
  isTooLongToKeep,
  removeSkippedEntry,
} from '~/dashboard/rules/completion';
import { addListQuery } from '~/dashboard/rules/tabs';
import { isSearchable } from '~/domain/company-name';
import { FORM_KEY_FIELD, type FormValues, readFormKey, readFormValues } from '~/domain/form-values';
import { joinList, pageParamOf, ROWS_PER_PAGE } from '~/domain/lists';
import { INTENT_FIELD, SEARCH_INTENT } from '~/forms/intents';
import { createRefusal, defineTask, type TaskOutcome } from '~/forms/run-task.server';
import { type CreationOutcome, createOnce } from '~/forms/send-once/create-once.server';
import type { TranslatedText } from '~/i18n/translated-text';
import type { PortalRequest } from '~/request/portal-request';
import { type ErrorTexts, explainError, statusOfApiError } from '~/request/problem.server';
import { findExceededLimit } from '~/request/rate-limit.server';
import { toDebtorOption } from './company-option';
import { applicantCompanyOf } from './debtor-tasks.server';
import { createFactoringFormContext } from './factoring-form-context.server';
import type { DebtorTaskData, FactoringInput, FactoringTask } from './factoring-page.server';
import { sumStoredSales } from './rules/debtor';
import {
  type CompanyReference,
  findCompanyByName,
  type KnownCompany,
  readCompanyOfForm,
  toKnownCompany,
} from './rules/debtor-company';
import {
  ADDED_ROW_COUNT,
  countShownRows,
  createDebtorRowSchema,
  createDebtorRowsSchema,
  type DebtorRowsContext,
  filledRowsOf,
  MAX_DEBTOR_ROWS,
  moveRowsToTop,
  ROW_COUNT_FIELD,
  ROW_FIELD_NAMES,
  rowFieldName,
  valuesOfRow,
} from './rules/debtor-rows';
import { createLegalForms } from './rules/new-company';
import { listDebtorNames, readSimilarCompany } from './similar-company.server';
import {
  companyQuery,
  DEBTOR_FORM_ID,
  factoringTaskUrls,
  MORE_ROWS_INTENT,
  NEW_COMPANY_INTENT,
  OTHER_COMPANY_PARAM,
  ROW_PARAM,
} from './urls';

const COMPANY_MEMBERS = {
  company_id: 'company_name',
  external_provider_company_id: 'company_name',
  external_provider_name: 'company_name',
};

const savedEntryKeyOf = (applicationId: string) =>
  completionItemKey(applicationId, 'factoring', new URLSearchParams());

export const debtorTask = {
  show: ({ request, application, factoring, debtors: storedDebtors }) => {
    const query = request.facts.url.searchParams;
    const { language } = request.facts;
    const savedEntry = request.session.data.putOff?.find(
      (entry) => entry.item === savedEntryKeyOf(application.applicationId) && entry.language === language,
    );
    const values = withCompanyOf(query, savedEntry?.form === DEBTOR_FORM_ID ? savedEntry.values : {});
    const rows = Array.from({ length: MAX_DEBTOR_ROWS }, (_, index) => rowFieldName('currency', index + 1));
    return {
      title: request.t('factoring')('debtors.add'),
      form: DEBTOR_FORM_ID,
      values: { ...Object.fromEntries(rows.map((name) => [name, factoring.currency])), ...values },
      applicant: applicantCompanyOf(application),
      stored: { count: storedDebtors.length, sales: sumStoredSales(storedDebtors) },
    };
  },
  change: async (input) => {
    const { request, application, form } = input;
    const searchResults = await findCompanies(request, form);
    const typed = readFormValues(form);
    const context = {
      ...createFactoringFormContext(request, application),
      applicant: applicantCompanyOf(application),
    };
    const t = request.t('factoring');
    const keepsRows = form.get(INTENT_FIELD) === NEW_COMPANY_INTENT;
    const isTooLong = keepsRows && isTooLongToKeep(createRowsEntry(input, typed));
    return defineTask<ReturnType<typeof createDebtorRowsSchema>, AddedDebtors, DebtorTaskData>({
      form: DEBTOR_FORM_ID,
      refusal:
        refuseChangeAfterSubmission(application) ??
        (isTooLong ? createRefusal(413, request.t('complete')('tooLong')) : null),
      intents: {
        [SEARCH_INTENT]: () => ({ searchResults }),
        [MORE_ROWS_INTENT]: async () => {
          const listResult = await debtors.list(request.api, application.applicationId);
          const shownCount = countShownRows(typed, listResult.ok ? listResult.data.length : 0);
          form.set(ROW_COUNT_FIELD, String(Math.min(shownCount + ADDED_ROW_COUNT, MAX_DEBTOR_ROWS)));
          return {};
        },
        [NEW_COMPANY_INTENT]: () => addCompany(input, typed),
      },
      schema: createDebtorRowsSchema(context, typed),
      fields: ROW_FIELD_NAMES,
      extraData: () => ({ searchResults }),
      call: async () => {
        const knownCompanies = await listDebtorNames(request, application);
        const question = askAboutSimilar(application, typed, knownCompanies);
        if (question) return question;
        const outcome = await addRows(input, typed, context);
        if (outcome.kind !== 'done' || knownCompanies.length + outcome.data.names.length <= ROWS_PER_PAGE)
          return outcome;
        return { ...outcome, data: { ...outcome.data, page: await findListPage(input, outcome.data.ids) } };
      },
      remember: () => forgetRows(input),
      messages: { done: ({ names }) => t('done.add', { count: names.length }) },
      nextPath: ({ page }) =>
        addListQuery(factoringTaskUrls.path(application.applicationId), { expanded: null, page }),
    });
  },
} satisfies FactoringTask;

/** Uses the row that the query names, otherwise the first empty row. */
function withCompanyOf(query: URLSearchParams, savedValues: FormValues): Record<string, string> {
  const values = moveRowsToTop(savedValues, filledRowsOf(savedValues));
  const [name, ref] = [query.get('name'), query.get('ref')];
  const requestedRow = Number(query.get(ROW_PARAM));
  const isRowNumber = Number.isInteger(requestedRow) && requestedRow >= 1 && requestedRow <= MAX_DEBTOR_ROWS;
  const row = isRowNumber ? requestedRow : filledRowsOf(values).length + 1;
  if (name === null || ref === null || row > MAX_DEBTOR_ROWS) return values;
  const otherCompany = query.get(OTHER_COMPANY_PARAM);
  return {
    ...values,
    [rowFieldName('company_name', row)]: name,
    [rowFieldName('company', row)]: ref,
    ...(otherCompany && { [rowFieldName('other_company', row)]: otherCompany }),
  };
}

/** Keeps the rows in the session. @throws redirect */
async function addCompany(input: FactoringInput, typed: FormValues): Promise<never> {
  const { request, application } = input;
  const id = application.applicationId;
  const entry = createRowsEntry(input, typed);
  const { values } = entry;
  await request.session.change((session) => ({
    ...session,
    putOff: addSkippedEntry(session.putOff ?? [], entry),
  }));
  const filledRows = filledRowsOf(values);
  const rowWithoutCompany = filledRows.find((row) => valuesOfRow(values, row).company === undefined);
  const row = rowWithoutCompany ?? filledRows.length + 1;
  const name = valuesOfRow(values, row).company_name ?? '';
  throw request.redirect(factoringTaskUrls.path(id) + companyQuery(name.trim(), row), 303);
}

function createRowsEntry({ request, application }: FactoringInput, typed: FormValues) {
  const { [INTENT_FIELD]: _, [FORM_KEY_FIELD]: __, ...values } = moveRowsToTop(typed, filledRowsOf(typed));
  const item = savedEntryKeyOf(application.applicationId);
  return { item, form: DEBTOR_FORM_ID, language: request.facts.language, values };
}

async function forgetRows({ request, application }: FactoringInput): Promise<void> {
  if (!request.session.data.putOff) return;
  await request.session.change((session) => ({
    ...session,
    putOff: removeSkippedEntry(session.putOff ?? [], savedEntryKeyOf(application.applicationId)),
  }));
}

/** FACT-06. Asks before any row is sent. */
function askAboutSimilar(
  application: Application,
  typed: FormValues,
  storedCompanies: readonly KnownCompany[],
): TaskOutcome<never, DebtorTaskData> | null {
  const knownCompanies = [...storedCompanies];
  const similarCompaniesByRow: Record<number, NonNullable<ReturnType<typeof readSimilarCompany>>> = {};
  for (const row of filledRowsOf(typed)) {
    const values = valuesOfRow(typed, row);
    const company = readCompanyOfForm(values);
    const similarCompany = readSimilarCompany(application, company, {
      knownCompanies,
      declaredNames: values.other_company ?? null,
    });
    if (similarCompany) similarCompaniesByRow[row] = similarCompany;
    knownCompanies.push(toKnownCompany(company.name));
  }
  return Object.keys(similarCompaniesByRow).length > 0
    ? { kind: 'open', extraData: { similarCompaniesByRow } }
    : null;
}

interface AddedDebtors {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly page: string | null;
}

async function findListPage(
  { request, application }: FactoringInput,
  ids: readonly string[],
): Promise<string | null> {
  const listResult = await debtors.list(request.api, application.applicationId);
  const position = listResult.ok
    ? listResult.data.findIndex(({ debitor_id }) => ids.includes(debitor_id))
    : -1;
  return pageParamOf(position + 1);
}

interface FailedRow {
  readonly row: number;
  readonly error: ApiError;
  readonly explanation: ErrorTexts;
}

/** Continues after a refused row; other failures would affect the remaining rows too. */
async function addRows(
  input: FactoringInput,
  typed: FormValues,
  context: DebtorRowsContext,
): Promise<TaskOutcome<AddedDebtors, DebtorTaskData>> {
  const rows = filledRowsOf(typed);
  const ids: string[] = [];
  const names: string[] = [];
  const failedRows: FailedRow[] = [];
  let isRepeated = true;
  let unsent: number[] = [];
  for (const [index, row] of rows.entries()) {
    const values = valuesOfRow(typed, row);
    const tooOften = await findExceededLimit(input.request, 'creation');
    if (tooOften !== null) {
      failedRows.push({
        row,
        error: RATE_LIMIT_ERROR,
        explanation: { formErrors: [tooOften], fieldErrors: {} },
      });
      unsent = rows.slice(index + 1);
      break;
    }
    const outcome = await addDebtor(input, createDebtorRowSchema(context, values).parse(values));
    if (outcome.kind === 'done') {
      ids.push(outcome.data);
      names.push(readCompanyOfForm(values).name);
      isRepeated &&= outcome.wasAlreadyDone;
      continue;
    }
    const error = outcome.kind === 'failed' ? outcome.error : ALREADY_ADDED;
    const explanation = explainRow(input.request, error);
    failedRows.push({ row, error, explanation });
    if (Object.keys(explanation.fieldErrors).length > 0) continue;
    unsent = rows.slice(index + 1);
    break;
  }
  const [first] = failedRows;
  if (!first) return { kind: 'done', data: { ids, names, page: null }, wasAlreadyDone: isRepeated };
  if (names.length > 0) await forgetRows(input);
  const remaining = [...failedRows.map(({ row }) => row), ...unsent];
  return {
    kind: 'refused',
    status: statusOfApiError(first.error),
    reasons: explainRows(input.request, { names, failedRows, unsent }),
    values: moveRowsToTop(typed, remaining),
  };
}

const RATE_LIMIT_ERROR: ApiError = { kind: 'refused', status: 429, errors: [] };

/** This form has already sent the same company with other sales. */
const ALREADY_ADDED: ApiError = {
  kind: 'refused',
  status: 409,
  errors: [{ code: 'err_debtor_company_exists', values: {} }],
};

type NewDebtor = ReturnType<ReturnType<typeof createDebtorRowSchema>['parse']>;

function addDebtor(
  { request, application, form }: FactoringInput,
  { company_name: company, ...sales }: NewDebtor,
): Promise<CreationOutcome<string>> {
  const id = application.applicationId;
  const key = readFormKey(form.get(FORM_KEY_FIELD));
  // The key contains the company, because other rows move up.
  return createOnce<string>(request, key && `${key} ${JSON.stringify(company)}`, {
    content: { company, sales },
    identity: company,
    isUnique: true,
    idOf: (debtorId) => debtorId,
    listExisting: async () =>
      mapResult(await debtors.list(request.api, id), (debtorList) =>
        debtorList.map((debtor) => ({
          id: debtor.debitor_id,
          identity: pickReferenceMembers(company, debtor),
          created: debtor.debitor_id,
        })),
      ),
    send: async () =>
      mapResult(await debtors.add(request.api, id, { ...company, ...sales }), (debtor) => debtor.debitor_id),
  });
}

function pickReferenceMembers(
  companyReference: CompanyReference,
  { company, external_provider_company: externalCompany }: Debtor,
) {
  if ('company_id' in companyReference) return { company_id: company.company_id };
  return {
    external_provider_company_id: externalCompany?.external_provider_company_id,
    external_provider_name: externalCompany?.external_provider_name,
  };
}

function explainRow(request: PortalRequest, error: ApiError): ErrorTexts {
  if (!findServerError(error, 'err_debtor_company_exists'))
    return explainError(request, error, COMPANY_MEMBERS);
  const text = request.t('errors')('err_debtor_company_exists');
  return { formErrors: [], fieldErrors: { company_name: [text] } };
}

interface SentRows {
  readonly names: readonly string[];
  readonly failedRows: readonly FailedRow[];
  readonly unsent: readonly number[];
}

function explainRows(request: PortalRequest, { names, failedRows, unsent }: SentRows): ErrorTexts {
  const t = request.t('factoring');
  const mayBeAdded = failedRows.some(({ error }) => mayHaveSucceeded(error));
  const failureText = t('failed.add', { count: failedRows.length + unsent.length });
  const formErrors: TranslatedText[] = mayBeAdded ? [] : [failureText];
  if (names.length > 0) {
    formErrors.push(t('failed.saved', { names: joinList(request.facts.language, names) }));
  }
  const fieldErrors: Record<string, TranslatedText[]> = {};
  for (const [index, { error, explanation }] of failedRows.entries()) {
    formErrors.push(...explanation.formErrors);
    if (isOutcomeUnknown(error)) formErrors.push(request.t('replies')('sentAgain.uncertain'));
    for (const [field, texts] of Object.entries(explanation.fieldErrors)) {
      fieldErrors[rowFieldName(field, index + 1)] = texts;
    }
  }
  for (const index of unsent.keys()) {
    fieldErrors[rowFieldName('company_name', failedRows.length + index + 1)] = [t('failed.notSent')];
  }
  return { formErrors: [...new Set(formErrors)], fieldErrors };
}

/**
 * FACT-06, without JavaScript. Chooses the only match, otherwise offers the search results.
 * @param form receives the chosen companies
 */
async function findCompanies(
  request: PortalRequest,
  form: FormData,
): Promise<NonNullable<DebtorTaskData['searchResults']>> {
  const intent = form.get(INTENT_FIELD);
  if (intent !== null && intent !== SEARCH_INTENT) return {};
  const typed = readFormValues(form);
  const rowsToSearch = filledRowsOf(typed).filter((row) => {
    const { company_name, company } = valuesOfRow(typed, row);
    return company_name !== undefined && company === undefined;
  });
  const rows = rowsToSearch.length > 0 || intent === null ? rowsToSearch : [1];
  const searchResults = await Promise.all(
    rows.map(async (row) => [row, await findCompany(request, form, row)] as const),
  );
  return Object.fromEntries(
    searchResults.flatMap(([row, options]) => (options === null ? [] : [[row, options]])),
  );
}

async function findCompany(
  request: PortalRequest,
  form: FormData,
  row: number,
): Promise<ComboboxOption[] | 'failed' | 'short' | null> {
  const name = `${form.get(rowFieldName('company_name', row)) ?? ''}`;
  const isSearch = form.get(INTENT_FIELD) === SEARCH_INTENT;
  if (!isSearchable(name.trim())) return isSearch ? 'short' : null;
  const result = await companies.searchForCover(request.api, name.trim());
  if (!result.ok) return isSearch ? 'failed' : null;
  const forms = createLegalForms(request.config);
  const options = result.data.external_provider_companies.map((company) => toDebtorOption(company, forms));
  const match = findCompanyByName(name, options);
  if (match) form.set(rowFieldName('company', row), match.id);
  if (match && !isSearch) return null;
  form.set(rowFieldName('searched', row), name);
  return options.slice(0, MAX_SUGGESTIONS);
}
