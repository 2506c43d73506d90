import { DETAILS, type Detail, STAGES, type Stage } from '../screens/details';
import { COMPANY } from '../screens/wizard';
import type { PortalWorld } from './world';

type Answers = Partial<Record<Stage, Partial<Record<Detail, string>>>>;

/** The answers of the stages a scenario is not about, as their forms carry them. */
const ANSWERS: Answers = {
  'the loan request': {
    'loan type': 'general_liquidity',
    amount: '250000',
    duration: '36',
    purpose: 'operating_expenses',
  },
  'the company name': { 'company name': 'Nordlicht Optik GmbH' },
  'the company details': { country: 'DE', ...COMPANY },
  'the check of my answers': {},
};

/**
 * Takes the visitor to a stage with everything before it answered. The forms are sent as a browser without JavaScript sends them, which
 * takes milliseconds; the scenario then starts at the stage it is about.
 * @param changes answers that differ from the usual ones.
 */
export async function beginApplication(
  world: PortalWorld,
  until: Stage,
  changes: Answers = {},
): Promise<void> {
  await world.open(STAGES['the loan request']);
  for (const [stage, usual] of Object.entries(ANSWERS)) {
    if (stage === until) break;
    const { path } = await sendAnswers(world, stage as Stage, { ...usual, ...changes[stage as Stage] });
    if (path === STAGES[stage as Stage]) throw new Error(`${stage} was not accepted`);
  }
  await world.open(STAGES[until]);
}

/** Sends a stage's form with the usual answers, or with others. */
export function sendAnswers(
  world: PortalWorld,
  stage: Stage,
  answers: Partial<Record<Detail, string>> = ANSWERS[stage] ?? {},
): Promise<FormAnswer> {
  const fields = Object.entries(answers).map(([detail, answer]) => [DETAILS[detail as Detail], answer]);
  return sendForm(world, STAGES[stage], Object.fromEntries(fields));
}

/** What came back for a form that was sent past the page. */
export interface FormAnswer {
  /** Where redirects led. */
  path: string;
  status: number;
  html: string;
}

/** Sends a form from the page's own origin and follows where it leads, without showing it. */
export async function sendForm(
  world: PortalWorld,
  address: string,
  fields: Record<string, string>,
): Promise<FormAnswer> {
  const page = await world.page();
  return page.evaluate(
    async ({ url, form }) => {
      const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
      return { path: new URL(answer.url).pathname, status: answer.status, html: await answer.text() };
    },
    { url: world.url(address), form: fields },
  );
}
