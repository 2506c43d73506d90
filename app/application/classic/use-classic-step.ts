import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { StepAnswer } from '~/application/journey/step-answer';
import type { StepPageData } from '~/application/journey/step-page';
import { useStepForm } from '~/application/journey/use-step-form';
import type { WizardConfig } from '~/domain/wizard-config';
import type { LateSchema } from '~/ui/fields/form/late-schema';
import { type FieldContext, namesOf } from '../rules/field';
import { requestSummary } from '../rules/request-summary';
import { CLASSIC_STEPS, type FormStep } from '../rules/steps';
import { classicContents, classicLabels } from './classic-texts';

export type ClassicStepData = StepPageData & {
  checked: StepAnswer['result'];
  config: WizardConfig;
  language: string;
  loggedIn: boolean;
};

export function useClassicStep<Step extends FormStep>(
  step: Step,
  page: ClassicStepData,
  schema: LateSchema<z.ZodType<Record<string, unknown>>, FieldContext>,
) {
  const { config, language, values, checked } = page;
  const { t } = useTranslation('application');
  const { t: enums } = useTranslation('enums');
  const answer = useActionData<StepAnswer>();
  const stepForm = useStepForm<keyof (typeof CLASSIC_STEPS)[Step] & string>({
    id: step,
    names: namesOf(CLASSIC_STEPS[step]),
    values,
    answer: answer?.result ?? checked,
    schema: { load: schema.load, of: (typed) => schema.of({ typed, config, language }) },
  });
  const loanRequest = requestSummary(stepForm.typed, config, language);
  const contents = classicContents(loanRequest, { t, enums, language });
  const labels: Record<string, string> = classicLabels(t)[step];
  return { ...stepForm, page, found: answer?.found ?? null, loanRequest, contents, labels };
}
