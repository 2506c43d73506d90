import Plus from 'virtual:icon/plus';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { Notice } from 'ui/feedback/notice';
import { ComboboxField } from 'ui/fields/combobox/combobox-field';
import type { FieldHandle } from 'ui/fields/field/field';
import { PortalForm } from 'ui/fields/form/form';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { NumberField } from 'ui/fields/number/number-field';
import { ChoiceCardsField } from 'ui/fields/radio/choice-cards-field';
import { SelectField } from 'ui/fields/select/select-field';
import { TYPING_PAUSE_MS } from 'ui/fields/text/text-field';
import { onlyWithoutScripts } from 'ui/layout/layout.css';
import { formatCentsText } from '~/dashboard/money-text';
import { useTaskActionData, useTaskForm } from '~/dashboard/task-form';
import { formatCents } from '~/domain/cents';
import { isSameCompanyName } from '~/domain/company-name';
import type { FormValues } from '~/domain/form-values';
import { encodeMessage } from '~/domain/message';
import { currencyUnitOf } from '~/domain/money';
import { DefaultButton } from '~/forms/default-button';
import { INTENT_FIELD, SEARCH_INTENT } from '~/forms/intents';
import { joinNames } from '~/i18n/translated-text';
import * as css from './factoring.css';
import type { DebtorActionData } from './factoring-page.server';
import type { StoredSales } from './rules/debtor';
import { readCompanyOfForm } from './rules/debtor-company';
import {
  ADDED_ROW_COUNT,
  countShownRows,
  createDebtorRowsSchema,
  type DebtorRowsContext,
  MAX_DEBTOR_ROWS,
  ROW_COUNT_FIELD,
  type RowField,
  rowFieldName,
  sumSalesWithRows,
  valuesOfRow,
} from './rules/debtor-rows';
import { appliesToTypedName, SimilarCompanyQuestion } from './similar-company-question';
import { DEBTOR_FORM_ID, MORE_ROWS_INTENT, NEW_COMPANY_INTENT } from './urls';
import { useCompanySearch } from './use-company-search';

interface StoredDebtors {
  count: number;
  sales: readonly StoredSales[];
}

interface DebtorsFormProps {
  context: DebtorRowsContext;
  values: Record<string, string>;
  storedDebtors: StoredDebtors;
  applicationId: string;
}

export function DebtorsForm({ context, values, storedDebtors, applicationId }: DebtorsFormProps) {
  const { t } = useTranslation('factoring');
  const { form, fields, typed } = useTaskForm<string>(
    DEBTOR_FORM_ID,
    (current) => createDebtorRowsSchema(context, current),
    { values },
  );
  const [count, setCount] = useState(() => countShownRows(typed, storedDebtors.count));
  const rows = Array.from({ length: count }, (_, index) => index + 1);
  const list = useNewRowFocus(count);
  const unknownCompanyRow = rows.find((row) =>
    form.allErrors[rowFieldName('company_name', row)]?.includes(encodeMessage('companyNotChosen')),
  );
  const namesApplicant = rows.some((row) =>
    isSameCompanyName(typed[rowFieldName('company_name', row)] ?? '', context.applicant.name),
  );
  const label = (field: LabelledRowField, row: number) =>
    t('debtors.inRow', { label: t(LABELS[field]), row });
  const labels = Object.fromEntries(
    rows.flatMap((row) =>
      LABELLED_ROW_FIELDS.map(
        (field) => [rowFieldName(field, row), label(field, row)] satisfies [string, string],
      ),
    ),
  );
  return (
    <PortalForm form={form} sendsFormKey labels={labels}>
      <DefaultButton />
      <input type="hidden" name={ROW_COUNT_FIELD} value={count} />
      <p>{t('search.hint')}</p>
      <div>
        <p className={css.columnNames} aria-hidden="true">
          <span />
          {LABELLED_ROW_FIELDS.map((field) => (
            <span key={field}>{t(LABELS[field])}</span>
          ))}
        </p>
        <ol className={css.rows} ref={list}>
          {rows.map((row) => (
            <DebtorRow
              // After a refusal, rows move up with their chosen companies.
              key={`${row} ${form.initialValue?.[rowFieldName('company', row)] ?? ''}`}
              {...{ row, form, fields, typed, context, applicationId, label }}
              isUnknown={row === unknownCompanyRow}
            />
          ))}
        </ol>
        <SalesTotal {...{ typed, storedDebtors }} language={context.language} />
      </div>
      <div className={css.rowActions}>
        <div className={onlyWithoutScripts}>
          <SubmitButton variant="outline" size="s" name={INTENT_FIELD} value={SEARCH_INTENT}>
            {t('search.button')}
          </SubmitButton>
        </div>
        {count < MAX_DEBTOR_ROWS ? (
          <SubmitButton
            variant="outline"
            size="s"
            icon={Plus}
            name={INTENT_FIELD}
            value={MORE_ROWS_INTENT}
            onClick={(event) => {
              event.preventDefault();
              setCount(Math.min(count + ADDED_ROW_COUNT, MAX_DEBTOR_ROWS));
            }}
          >
            {t('debtors.more')}
          </SubmitButton>
        ) : (
          <p>{t('debtors.atOnce', { max: MAX_DEBTOR_ROWS })}</p>
        )}
        {!namesApplicant && unknownCompanyRow === undefined && <NewCompany />}
      </div>
    </PortalForm>
  );
}

const LABELS = {
  company_name: 'debtors.company',
  annual_sales_previous_year: 'debtors.salesColumn',
  currency: 'debtors.currency',
} as const satisfies Partial<Record<RowField, string>>;
type LabelledRowField = keyof typeof LABELS;
const LABELLED_ROW_FIELDS = ['company_name', 'annual_sales_previous_year', 'currency'] as const;

function NewCompany() {
  const { t } = useTranslation('factoring');
  return (
    <p className={css.notFound}>
      <span>{t('company.notFound')}</span>
      <SubmitButton variant="ghost" size="s" name={INTENT_FIELD} value={NEW_COMPANY_INTENT}>
        {t('company.addNew')}
      </SubmitButton>
    </p>
  );
}

function useNewRowFocus(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const previousCount = useRef(count);
  useEffect(() => {
    if (count > previousCount.current) {
      list.current?.children[previousCount.current]?.querySelector('input')?.focus();
    }
    previousCount.current = count;
  }, [count]);
  return list;
}

interface DebtorRowProps {
  row: number;
  form: Validated;
  fields: Record<string, FieldHandle>;
  typed: FormValues;
  context: DebtorRowsContext;
  applicationId: string;
  label: (field: LabelledRowField, row: number) => string;
  isUnknown: boolean;
}

function DebtorRow(props: DebtorRowProps) {
  const { row, form, fields, typed, context, applicationId, label, isUnknown } = props;
  const { t } = useTranslation('factoring');
  const { currencies, language, applicant } = context;
  const name = (field: RowField) => rowFieldName(field, row);
  // Safe cast: conform creates fields on access.
  const field = (fieldName: RowField) => fields[name(fieldName)] as FieldHandle;
  const values = valuesOfRow(typed, row);
  const companyName = typed[name('company_name')] ?? '';
  const [chosenCompany, setChosen] = useState({ id: values.company ?? '', label: values.company_name });
  const { load, exactMatch } = useCompanySearch(companyName);
  const ref = companyName === chosenCompany.label ? chosenCompany.id : (exactMatch?.id ?? '');
  useRevalidatedChoice(form, name('company_name'), ref);
  const isOwn = isSameCompanyName(companyName, applicant.name);
  const nobody = t(isOwn ? 'search.own' : 'search.none');
  const takenMessage =
    exactMatch && ref === exactMatch.id && !isOwn
      ? t('search.taken', { company: joinNames(exactMatch.label, exactMatch.description) })
      : '';
  useAnnouncement(takenMessage);
  const actionData = useTaskActionData<DebtorActionData>(DEBTOR_FORM_ID);
  const searchResult = actionData?.searchResults?.[row];
  const options = Array.isArray(searchResult) ? searchResult : [];
  const similarCompany = actionData?.similarCompaniesByRow?.[row];
  const namedCompany = readCompanyOfForm({ ...values, company: ref }).name;
  const currency = typed[name('currency')] || (currencies[0] ?? '');
  return (
    <li className={css.row}>
      <span className={css.rowNumber} aria-hidden="true">
        {row}
      </span>
      <ComboboxField
        field={field('company_name')}
        label={label('company_name', row)}
        load={load}
        noResultsText={nobody}
        failedText={t('search.failed')}
        onChoose={setChosen}
        spellCheck={false}
      />
      <NumberField
        field={field('annual_sales_previous_year')}
        label={label('annual_sales_previous_year', row)}
        {...currencyUnitOf(currency, language)}
        text={formatCentsText(language)}
      />
      <SelectField
        field={field('currency')}
        label={label('currency', row)}
        placeholder={null}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <div className={css.rowNotes}>
        {takenMessage && <p>{takenMessage}</p>}
        {isUnknown && !isOwn && <NewCompany />}
        <SimilarCompanyQuestion
          similarCompany={similarCompany}
          applicationId={applicationId}
          typed={namedCompany}
          name={name('other_company')}
        />
        {!appliesToTypedName(similarCompany, namedCompany) && values.other_company && (
          <input type="hidden" name={name('other_company')} value={values.other_company} />
        )}
        {options.length === 0 ? (
          <input type="hidden" name={name('company')} value={ref} />
        ) : (
          <>
            <input type="hidden" name={name('searched')} value={values.searched ?? ''} />
            <ChoiceCardsField
              field={field('company')}
              label={t('search.found')}
              choices={options.map(({ id, label: title, description }) => ({
                value: id,
                title,
                ...(description && { text: description }),
              }))}
            />
          </>
        )}
        {searchResult !== undefined && options.length === 0 && (
          <Notice>{typeof searchResult === 'string' ? t(`search.${searchResult}`) : nobody}</Notice>
        )}
      </div>
    </li>
  );
}

interface Validated {
  validate: (intent: { name: string }) => void;
  allErrors: Record<string, unknown>;
}

function useRevalidatedChoice(form: Validated, name: string, ref: string): void {
  const revalidate = useRef(() => {});
  revalidate.current = () => {
    if (ref !== '' && name in form.allErrors) form.validate({ name });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is the reason, the other values are read when it runs
  useEffect(() => revalidate.current(), [ref]);
}

function SalesTotal({
  typed,
  storedDebtors,
  language,
}: {
  typed: FormValues;
  storedDebtors: StoredDebtors;
  language: string;
}) {
  const { t } = useTranslation('factoring');
  const sums = sumSalesWithRows(typed, storedDebtors.sales, language);
  const sales = sums.map(({ cents, currency }) => formatCents(cents, currency, language)).join(' + ');
  const sumText = t(storedDebtors.count > 0 ? 'debtors.sumWithStored' : 'debtors.sum', {
    count: storedDebtors.count,
    sales,
  });
  useAnnouncement(sums.length > 0 ? sumText : '', TYPING_PAUSE_MS);
  return sums.length > 0 && <p className={css.salesTotal}>{sumText}</p>;
}
