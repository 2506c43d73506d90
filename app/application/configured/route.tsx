import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { openPage, progressWith } from '~/application/journey/journey.server';
import { shownTexts } from '~/application/journey/rules/draft';
import { answerStep, stepPage } from '~/application/journey/step.server';
import { STANDARD } from '~/configured-form/rules/field';
import { chosenPurpose } from '~/configured-form/rules/form';
import { page } from '~/page/page';
import { openConfigured } from './configured-source.server';
import { ConfiguredStepPage } from './configured-step-page';
import { pageForm } from './rules/summary';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['application', 'dynamic', 'enums'] };

export async function loader(args: LoaderFunctionArgs) {
  const stepId = args.params.stepId ?? '';
  const journey = await openPage(args, openConfigured, stepId);
  const { request, config, draft, source } = journey;
  const common = stepPage(journey, stepId);
  return page(request, {
    ...common,
    stepTitle: common.title,
    stepId,
    form: pageForm(source.form, stepId),
    savedAnswers: source.answersOf(draft.typed).filter(({ step }) => step !== stepId),
    progressByPurpose: source.form.purposes.map(({ name }) => ({
      purpose: name,
      ...progressWith(journey, stepId, { [STANDARD.purpose]: name }),
    })),
    purpose: chosenPurpose(source.form, shownTexts(draft, stepId))?.name ?? null,
    usualCurrency: request.config.currencies.default,
    countries: config.countries.length,
  });
}

export const action = (args: ActionFunctionArgs) =>
  answerStep(args, openConfigured, args.params.stepId ?? '');

export default function ConfiguredStep() {
  const shown = useLoaderData<typeof loader>();
  return <ConfiguredStepPage key={shown.stepId} {...shown} />;
}
