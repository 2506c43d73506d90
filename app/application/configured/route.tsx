import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { openPage, readProgressWith } from '~/application/journey/journey.server';
import { currentTextsOf } from '~/application/journey/rules/draft';
import { handleStepForm, loadStepPage } from '~/application/journey/step.server';
import { STANDARD_FIELD_IDS } from '~/configured-form/rules/field';
import { findChosenPurpose } from '~/configured-form/rules/form';
import { page } from '~/page/page';
import { openConfiguredSource } from './configured-source.server';
import { ConfiguredStepPage } from './configured-step-page';
import { formOfPage } from './rules/summary';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['application', 'dynamic', 'enums'] };

export async function loader(args: LoaderFunctionArgs) {
  const stepId = args.params.stepId ?? '';
  const journey = await openPage(args, openConfiguredSource, stepId);
  const { request, config, draft, source } = journey;
  const common = loadStepPage(journey, stepId);
  return page(request, {
    ...common,
    stepTitle: common.title,
    stepId,
    form: formOfPage(source.form, stepId),
    savedAnswers: source.answersOf(draft.typed).filter(({ step }) => step !== stepId),
    progressByPurpose: source.form.purposes.map(({ name }) => ({
      purpose: name,
      ...readProgressWith(journey, stepId, { [STANDARD_FIELD_IDS.purpose]: name }),
    })),
    purpose: findChosenPurpose(source.form, currentTextsOf(draft, stepId))?.name ?? null,
    usualCurrency: request.config.currencies.default,
    countries: config.countries.length,
  });
}

export const action = (args: ActionFunctionArgs) =>
  handleStepForm(args, openConfiguredSource, args.params.stepId ?? '');

export default function ConfiguredStep() {
  const pageData = useLoaderData<typeof loader>();
  return <ConfiguredStepPage key={pageData.stepId} {...pageData} />;
}
