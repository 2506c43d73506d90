import { FORM_STAGES, type FormStage, WIZARD_DETAILS, type WizardDetail } from '../screens/details';
import { APPLICANT_COMPANY } from '../screens/wizard';
import { USER_AGENT } from './engines';
import type { FormResponse } from './form-response';
import { type HttpResponse, sendRequest } from './http';
import { recordPrivateValue } from './private-values';
import type { PortalWorld } from './world';

type AnswersByStage = Partial<Record<FormStage, Partial<Record<WizardDetail, string>>>>;

const DEFAULT_ANSWERS: AnswersByStage = {
  'the loan request': {
    'loan type': 'general_liquidity',
    amount: '250000',
    duration: '36',
    purpose: 'operating_expenses',
  },
  'the company name': { 'company name': 'Nordlicht Optik GmbH' },
  'the company details': { country: 'DE', ...APPLICANT_COMPANY },
  'the check of my answers': {},
};

export async function beginApplication(
  world: PortalWorld,
  lastStage: FormStage,
  changes: AnswersByStage = {},
): Promise<void> {
  await sendStages(world, lastStage, changes);
  await world.open(FORM_STAGES[lastStage]);
}

export async function sendApplication(world: PortalWorld, changes: AnswersByStage): Promise<void> {
  await sendStages(world, 'the result', changes);
  if (!world.loggedIn) {
    const { email, password } = world.customer;
    const fields = { email, password, passwordRepeat: password, acceptedTerms: 'on' };
    const path = await redirectPathAfter(world, FORM_STAGES['the account creation'], fields);
    if (path !== FORM_STAGES['the result']) throw new Error(`creating the account redirected to ${path}`);
  }
  await world.open(FORM_STAGES['the result']);
}

async function sendStages(world: PortalWorld, lastStage: FormStage, changes: AnswersByStage): Promise<void> {
  for (const [stage, defaultAnswers] of Object.entries(DEFAULT_ANSWERS)) {
    if (stage === lastStage) break;
    const path = FORM_STAGES[stage as FormStage];
    const fields = fieldsOf({ ...defaultAnswers, ...changes[stage as FormStage] });
    if ((await redirectPathAfter(world, path, fields)) === path) throw new Error(`${stage} was not accepted`);
  }
}

export function sendAnswers(
  world: PortalWorld,
  stage: FormStage,
  answers: Partial<Record<WizardDetail, string>> = DEFAULT_ANSWERS[stage] ?? {},
): Promise<FormResponse> {
  return sendForm(world, FORM_STAGES[stage], fieldsOf(answers));
}

export async function logIn(world: PortalWorld): Promise<void> {
  if (world.loggedIn) return;
  const { email, password } = world.customer;
  const path = await redirectPathAfter(world, '/login', { email, password });
  if (path === '/login') throw new Error(`login of ${email} failed`);
  world.loggedIn = true;
}

const MAX_REDIRECTS = 5;

export async function sendForm(
  world: PortalWorld,
  address: string,
  fields: Record<string, string>,
): Promise<FormResponse> {
  const { url, status, body } = await sendAndFollow(world, new URL(world.url(address)), fields);
  return { path: url.pathname, status, html: body };
}

export async function sendAndFollow(
  world: PortalWorld,
  address: URL,
  fields?: Record<string, string>,
): Promise<HttpResponse> {
  let response = await sendInProfile(world, address, fields);
  for (let hops = 0; response.headers.location !== undefined; hops += 1) {
    if (hops === MAX_REDIRECTS) throw new Error(`${address} redirects too often, last to ${response.url}`);
    response = await sendInProfile(world, new URL(response.headers.location, response.url));
  }
  return response;
}

export async function redirectPathAfter(
  world: PortalWorld,
  address: string,
  fields: Record<string, string>,
): Promise<string> {
  const { url, headers } = await sendInProfile(world, new URL(world.url(address)), fields);
  return new URL(headers.location ?? url, url).pathname;
}

async function sendInProfile(
  world: PortalWorld,
  url: URL,
  fields?: Record<string, string>,
): Promise<HttpResponse> {
  for (const value of Object.values(fields ?? {})) recordPrivateValue(value);
  const { testBrowser } = world;
  const { browserHeaders } = await world.backend();
  const headers = {
    ...browserHeaders,
    'accept-language': world.visitor.locale,
    'user-agent': USER_AGENT,
    cookie: await testBrowser.cookieHeader(url),
  };
  const response = await sendRequest(url, headers, fields && new URLSearchParams(fields));
  await testBrowser.keepCookies(url, response.headers['set-cookie'] ?? []);
  return response;
}

function fieldsOf(answers: Partial<Record<WizardDetail, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([detail, answer]) => [WIZARD_DETAILS[detail as WizardDetail], answer]),
  );
}
