import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { onlyWithoutScripts } from 'ui/layout/layout.css';
import type { StepActionData, WizardProgress } from '~/application/journey/journey.server';
import { COMPANY_CONTROLS } from '~/application/journey/rules/draft';
import { StepPage, type StepPageData } from '~/application/journey/step-page';
import { CompanySearchField } from '~/company-search/company-search-field';
import { DynamicFields, fieldLabelsOf } from '~/configured-form/dynamic-fields';
import { STANDARD_FIELD_IDS } from '~/configured-form/rules/field';
import { currentPurposeOf, type DynamicForm, findChosenCurrency } from '~/configured-form/rules/form';
import type { FormValues } from '~/domain/form-values';
import { formatMoney } from '~/domain/money';
import { COUNTRY_INTENT, INTENT_FIELD, PURPOSE_SHOWN_FIELD } from '~/forms/intents';
import { createConfiguredSheetContents } from './configured-contents';
import { purposeLimitsOf } from './rules/purpose-limits';
import {
  findLaterAmountStep,
  type ShortAnswer,
  summarizeConfiguredForm,
  summarizeShortAnswers,
} from './rules/summary';
import { useConfiguredStep } from './use-configured-step';

type ConfiguredStepPageProps = StepPageData & {
  stepTitle: string;
  stepId: string;
  form: DynamicForm;
  savedAnswers: readonly ShortAnswer[];
  progressByPurpose: readonly (WizardProgress & { purpose: string })[];
  purpose: string | null;
  recheckResult: StepActionData['result'];
  usualCurrency: string;
  countries: number;
};

export function ConfiguredStepPage(page: ConfiguredStepPageProps) {
  const { stepTitle, stepId, values, usualCurrency, progressByPurpose } = page;
  const { t } = useTranslation('application');
  const actionData = useActionData<StepActionData>();
  const { form, fields, typed, purpose, answerTexts, currency } = useConfiguredStep({
    form: page.form,
    stepId,
    values,
    lastResult: actionData?.result ?? page.recheckResult,
    usualCurrency,
  });
  const purposeHint = usePurposeHint(page.form, { typed, usualCurrency });
  const summary = summarizeConfiguredForm(page.form, typed, answerTexts.language);
  const ownAnswers = summarizeShortAnswers(page.form, typed, { answerTexts, country: page.form.country });
  const contents = createConfiguredSheetContents(summary, {
    t,
    answerTexts,
    answers: [...ownAnswers.filter((answer) => answer.step === stepId), ...page.savedAnswers],
    amountStep: findLaterAmountStep(page.form, typed, stepId),
  });
  const term = summary.months === null ? undefined : answerTexts.duration(summary.months, summary.unit);
  const asksLegalForm = page.countries > 1 && fields.some(({ control }) => control.kind === 'company-type');
  const progress = progressByPurpose.find((entry) => entry.purpose === purpose);
  const { steps } = currentPurposeOf(page.form, typed);
  const position = steps.findIndex(({ id }) => id === stepId);
  const step = steps[position];
  const nextStep = steps[position + 1];
  return (
    <StepPage
      page={{ ...page, ...progress }}
      {...{ form, typed, contents }}
      title={step?.question ?? stepTitle}
      leadText={step?.lead}
      labels={fieldLabelsOf(fields)}
      companyName={typed[COMPANY_CONTROLS.name]}
      nextLabel={nextStep ? t('nextStep', { step: nextStep.title }) : t('companyDetails.next')}
      shortNextLabel={t('next')}
      summary={summary.amount === null ? undefined : { amount: contents.amount, note: term }}
    >
      <input
        type="hidden"
        name={PURPOSE_SHOWN_FIELD}
        value={typed[STANDARD_FIELD_IDS.purpose] ?? page.purpose ?? ''}
      />
      <DynamicFields
        formId={form.id}
        {...{ fields, typed, currency }}
        country={page.form.country}
        purposeHint={purposeHint}
        companySearch={(field) => (
          <CompanySearchField
            name={{ name: field.name, formId: form.id }}
            id={{ name: COMPANY_CONTROLS.id, formId: form.id }}
            label={field.label}
            hint={field.hint}
            {...{ typed, values }}
            searchResult={actionData?.searchResult ?? null}
          />
        )}
      />
      {asksLegalForm && (
        <div className={onlyWithoutScripts}>
          <SubmitButton variant="ghost" size="s" name={INTENT_FIELD} value={COUNTRY_INTENT}>
            {t('companyDetails.takeCountry')}
          </SubmitButton>
        </div>
      )}
    </StepPage>
  );
}

interface PurposeHintContext {
  typed: FormValues;
  usualCurrency: string;
}

function usePurposeHint({ purposes }: DynamicForm, { typed, usualCurrency }: PurposeHintContext) {
  const { t, i18n } = useTranslation('application');
  return (name: string): string | undefined => {
    const purpose = purposes.find((option) => option.name === name);
    if (!purpose) return undefined;
    const { amountFrom, term } = purposeLimitsOf(purpose);
    const currency = findChosenCurrency(purpose, typed, usualCurrency);
    const parts = [
      amountFrom && t('purposeLimits.amount', { amount: formatMoney(amountFrom, currency, i18n.language) }),
      term && t(`purposeLimits.${term.unit}`, { from: term.from, count: term.to }),
    ];
    return parts.filter(Boolean).join(', ') || undefined;
  };
}
