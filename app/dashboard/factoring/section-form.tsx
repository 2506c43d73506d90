import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { CheckboxField } from 'ui/fields/checkbox/checkbox-field';
import type { FieldHandle } from 'ui/fields/field/field';
import * as fieldStyles from 'ui/fields/field/field.css';
import { PortalForm } from 'ui/fields/form/form';
import { NumberField } from 'ui/fields/number/number-field';
import { RadioGroupField } from 'ui/fields/radio/choice-cards-field';
import { TextAreaField } from 'ui/fields/text/text-area-field';
import { TextField } from 'ui/fields/text/text-field';
import { Row } from 'ui/layout/layout';
import { cellSpans, formGrid } from 'ui/layout/layout.css';
import { formatCentsText } from '~/dashboard/money-text';
import { useTaskForm } from '~/dashboard/task-form';
import { formatCents } from '~/domain/cents';
import { currencyUnitOf } from '~/domain/money';
import * as css from './factoring.css';
import { useFieldLabel } from './field-labels';
import {
  createFinancialsSchema,
  createInvoicesSchema,
  createRiskSchema,
  type FactoringFormContext,
  MAX_COMMENT_LENGTH,
  PORTFOLIO_LENGTH,
} from './rules/factoring-schemas';
import {
  currencyFieldNameOf,
  type Section,
  type SectionField,
  sectionFieldsOf,
} from './rules/factoring-sections';
import { hasInternationalSales, readStatedSales } from './rules/sales-check';
import { SalesSum } from './sales-sum';
import { SECTION_FORM_ID } from './urls';

const SCHEMAS = {
  financials: createFinancialsSchema,
  invoices: createInvoicesSchema,
  risk_protection: createRiskSchema,
} as const;

interface SectionFormProps {
  section: Section;
  form: FactoringFormContext;
  values: Record<string, string>;
}

export function SectionForm({ section, form: context, values }: SectionFormProps) {
  const { t } = useTranslation('factoring');
  const { form, fields } = useTaskForm<string>(SECTION_FORM_ID, (typed) => SCHEMAS[section](context, typed), {
    values,
  });
  const label = useFieldLabel();
  const requestedFields = sectionFieldsOf(section, hasInternationalSales(context.facts));
  const labels = requestedFields.map((field) => [controlName(field, context), label(field)]);
  const total = readStatedSales(context.facts);
  return (
    <PortalForm form={form} labels={Object.fromEntries(labels)} gap="s6">
      {section === 'financials' && total === null && <Notice tone="warning">{t('sum.unknown')}</Notice>}
      <div className={formGrid}>
        {questions(requestedFields).map((group) => (
          <QuestionFields key={group[0]?.name} {...{ group, fields, context }} />
        ))}
      </div>
      {section === 'financials' && total !== null && <SalesSum {...{ total, context }} formId={form.id} />}
    </PortalForm>
  );
}

function controlName({ name, kind }: SectionField, { currencies }: FactoringFormContext): string {
  return kind === 'currencies' ? currencyFieldNameOf(name, currencies[0] ?? '') : name;
}

function questions(fields: readonly SectionField[]): SectionField[][] {
  const names = [...new Set(fields.map(({ question }) => question))];
  return names.map((name) => fields.filter(({ question }) => question === name));
}

interface FieldsProps {
  fields: Record<string, FieldHandle>;
  context: FactoringFormContext;
}

function QuestionFields({ group, fields, context }: FieldsProps & { group: readonly SectionField[] }) {
  const [first, second] = group;
  if (!first) return null;
  if (second?.part === 'comment') {
    return (
      <div className={css.question}>
        <SectionControl field={first} {...{ fields, context }} />
        <div className={css.comment}>
          <SectionControl field={second} {...{ fields, context }} />
        </div>
      </div>
    );
  }
  const isWide = first.kind === 'text' || group.length === 1;
  return group.map((field) => (
    <div key={field.name} className={isWide ? cellSpans.whole : cellSpans.half}>
      <SectionControl {...{ field, fields, context }} />
    </div>
  ));
}

function SectionControl({ field, fields, context }: FieldsProps & { field: SectionField }) {
  const { t } = useTranslation('factoring');
  const label = useFieldLabel()(field);
  const { name, kind, part, question } = field;
  const { currency, language } = context;
  const handle = fields[name];
  const hint = useHint(field, context);
  if (!handle) return null;
  switch (kind) {
    case 'amount':
      return (
        <NumberField
          field={handle}
          label={label}
          hint={hint}
          optional={question.startsWith('receivables_default')}
          {...currencyUnitOf(currency, language)}
          text={formatCentsText(language)}
        />
      );
    case 'count':
      return <NumberField field={handle} label={label} text={formatCentsText(language)} />;
    case 'days':
      return <NumberField field={handle} label={label} unit={t('days')} text={formatCentsText(language)} />;
    case 'currencies':
      return <CurrencyBoxes {...{ name, label, fields, context }} />;
    case 'answer':
      return (
        <RadioGroupField
          field={handle}
          label={label}
          appearance="inline"
          options={[
            { value: 'yes', label: t('answer.yes') },
            { value: 'no', label: t('answer.no') },
          ]}
        />
      );
    case 'text':
      if (part === 'comment') {
        return (
          <TextAreaField
            field={handle}
            label={label}
            optional
            rows={2}
            counter={{ max: MAX_COMMENT_LENGTH }}
          />
        );
      }
      return question === 'company_portfolio' ? (
        <TextAreaField field={handle} label={label} hint={hint} counter={PORTFOLIO_LENGTH} />
      ) : (
        <TextField field={handle} label={label} hint={hint} />
      );
  }
}

function useHint({ question, part }: SectionField, { facts, currency, language }: FactoringFormContext) {
  const { t } = useTranslation('factoring');
  if (part === 'abroad') return undefined;
  if (question === 'company_portfolio') return t('hint.company_portfolio');
  if (question === 'centralized_settlement_entity') return t('hint.centralized_settlement_entity');
  const total = readStatedSales(facts);
  if (question !== 'annual_sales_previous_year' || total === null || part === 'home') return undefined;
  return t('hint.annual_sales_previous_year', { total: formatCents(total, currency, language) });
}

function CurrencyBoxes({ name, label, fields, context }: FieldsProps & { name: string; label: string }) {
  return (
    <fieldset className={fieldStyles.field}>
      <legend className={fieldStyles.legend}>{label}</legend>
      <Row gap="s5" wrap align="start">
        {context.currencies.map((currency) => {
          const box = fields[currencyFieldNameOf(name, currency)];
          return box && <CheckboxField key={currency} field={box} label={currency} />;
        })}
      </Row>
    </fieldset>
  );
}
