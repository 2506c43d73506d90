import { useActionData } from '@remix-run/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { LazySchema } from 'ui/fields/form/use-portal-form';
import type { z } from 'zod';
import type { StepActionData } from '~/application/journey/journey.server';
import { NO_AMOUNT_TEXT, type SheetContents, type SheetTerm } from '~/application/journey/request-sheet';
import type { StepPageData } from '~/application/journey/step-page';
import { useStepForm } from '~/application/journey/use-step-form';
import { isRepaidAtEnd, type YearsAndMonths } from '~/domain/duration';
import { formatMoney } from '~/domain/money';
import type { WizardConfig } from '~/domain/wizard-config';
import { type FieldContext, fieldNamesOf } from '../rules/field';
import { createRequestSummary, type RequestSummary } from '../rules/request-summary';
import type { CLASSIC_STEPS, FormStep } from '../rules/steps';

export interface ClassicTranslations {
  readonly t: TFunction<'application'>;
  readonly enums: TFunction<'enums'>;
  readonly language: string;
}

export function createClassicSheetContents(
  summary: RequestSummary,
  translations: ClassicTranslations,
): SheetContents {
  const { amount, currency } = summary;
  return {
    amount: amount === null ? NO_AMOUNT_TEXT : formatMoney(amount, currency, translations.language),
    terms:
      summary.kind === 'factoring' ? factoringTerms(summary, translations) : loanTerms(summary, translations),
  };
}

type SummaryOf<Kind> = Extract<RequestSummary, { kind: Kind }>;

function factoringTerms(
  summary: SummaryOf<'factoring'>,
  { t, enums, language }: ClassicTranslations,
): SheetTerm[] {
  const { annualSales, currency, internationalCustomers: hasInternationalCustomers } = summary;
  return [
    { label: t('request.loanType'), value: enums('loanType.factoring') },
    {
      label: t('request.annualSales'),
      value: annualSales === null ? t('request.open') : formatMoney(annualSales, currency, language),
    },
    {
      label: t('request.internationalCustomers'),
      value:
        hasInternationalCustomers === null ? t('request.open') : t(hasInternationalCustomers ? 'yes' : 'no'),
    },
  ];
}

function loanTerms(summary: SummaryOf<'loan'>, translations: ClassicTranslations): SheetTerm[] {
  const { t, enums } = translations;
  const { loanType, duration, years, purpose } = summary;
  return [
    { label: t('request.loanType'), value: enums(`loanType.${loanType}`) },
    {
      label: t('request.duration'),
      value: duration === null ? t('request.open') : enums('durationUnit.months', { count: duration }),
      ...(years && { note: yearsAndMonths(years, enums) }),
    },
    {
      label: t('request.purpose'),
      value: purpose === null ? t('request.open') : enums(`purpose.${purpose}`),
    },
    ...(isRepaidAtEnd(loanType) ? [{ label: t('request.repaymentBullet'), value: t('request.atEnd') }] : []),
  ];
}

function yearsAndMonths(span: YearsAndMonths, enums: ClassicTranslations['enums']): string {
  const parts = [
    span.years > 0 && enums('durationUnit.years', { count: span.years }),
    span.years > 0 && span.months > 0 && enums('durationUnit.months', { count: span.months }),
  ];
  return parts.filter(Boolean).join(' ');
}

type FieldsOf<Step extends FormStep> = (typeof CLASSIC_STEPS)[Step];
type NameOf<Step extends FormStep> = keyof FieldsOf<Step> & string;

/** Null for a hidden field. */
type Labels = { readonly [Step in FormStep]: (name: NameOf<Step>) => string | null };

export function createClassicLabels<Step extends FormStep>(
  t: TFunction<'application'>,
  step: Step,
  fields: FieldsOf<Step>,
): Record<string, string> {
  const labelFunctions: Labels = {
    'loan-info': (name) => t(`loanInfo.${name}`),
    'company-name': (name) => (name === 'companyName' ? t('companyName.name') : null),
    'company-details': (name) => t(`companyDetails.${name}`),
  };
  const entries = fieldNamesOf(fields).flatMap((name) => {
    const label = labelFunctions[step](name);
    return label === null ? [] : [[name, label] as const];
  });
  return Object.fromEntries(entries);
}

type ClassicStepData = StepPageData & {
  recheckResult: StepActionData['result'];
  config: WizardConfig;
  language: string;
  loggedIn: boolean;
};

/** @param ownFields passed in, so that the rules of other steps need not load */
export function useClassicStep<Step extends FormStep>(
  step: Step,
  ownFields: FieldsOf<Step>,
  page: ClassicStepData,
  schema: LazySchema<z.ZodType<Record<string, unknown>>, FieldContext>,
) {
  const { config, language, values, recheckResult } = page;
  const { t } = useTranslation('application');
  const { t: enums } = useTranslation('enums');
  const actionData = useActionData<StepActionData>();
  const stepForm = useStepForm<NameOf<Step>>({
    id: step,
    names: fieldNamesOf(ownFields),
    values,
    lastResult: actionData?.result ?? recheckResult,
    schema: { load: schema.load, schemaFor: (typed) => schema.schemaFor({ typed, config, language }) },
  });
  const loanRequest = createRequestSummary(stepForm.typed, config, language);
  const contents = createClassicSheetContents(loanRequest, { t, enums, language });
  const labels = createClassicLabels(t, step, ownFields);
  return { ...stepForm, page, searchResult: actionData?.searchResult ?? null, loanRequest, contents, labels };
}
