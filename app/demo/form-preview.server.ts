import { loadAnswerTexts, loadConfiguredForm } from '~/configured-form/configured-form.server';
import { createStartingTexts, findChosenCurrency } from '~/configured-form/rules/form';
import { createMatcher } from '~/configured-form/rules/pattern';
import type { PortalRequest } from '~/request/portal-request';
import { readDemoWorld } from './demo.server';
import { readDemoSession } from './demo-context.server';
import { createPreviewAnswers, PREVIEW_STATES } from './preview-answers';

export type FormPreview = Awaited<ReturnType<typeof openFormPreview>>;

/** Needs no earlier steps. @throws 404 outside of a demo, or for an unknown step */
export async function openFormPreview(request: PortalRequest) {
  const world = await readDemoWorld(request);
  if (world === null) throw new Response(null, { status: 404 });
  const { searchParams } = request.facts.url;
  const name = searchParams.get('form') === 'signatory' ? 'signatory' : 'application';
  const reading = await loadConfiguredForm(request, name);
  if (!reading.ok) throw new Response(null, { status: 404 });
  const { purposes, country } = reading.form;
  const purpose = purposes.find((each) => each.name === searchParams.get('purpose')) ?? purposes[0];
  const step = purpose.steps.find(({ id }) => id === searchParams.get('step')) ?? purpose.steps[0];
  if (step === undefined) throw new Response(null, { status: 404 });
  const startingTexts = createStartingTexts(step.fields);
  const currency = findChosenCurrency(purpose, startingTexts, request.config.currencies.default);
  const state = PREVIEW_STATES.find((each) => each === searchParams.get('state')) ?? 'empty';
  const { typed, errors } =
    state === 'empty'
      ? { typed: startingTexts, errors: {} }
      : createPreviewAnswers(step.fields, state, {
          answerTexts: loadAnswerTexts(request, currency),
          country,
          matcherOf: createMatcher,
        });
  return {
    title: step.title,
    heading: step.question ?? step.title,
    lead: step.lead ?? null,
    steps: purpose.steps.map((each) => ({
      name: each.title,
      state: each === step ? ('current' as const) : ('open' as const),
    })),
    fields: step.fields,
    typed,
    errors,
    country,
    currency,
    frameOrigin: readDemoSession(request.session.data)?.framedBy ?? null,
  };
}
