import { PDF_FILE } from 'mock-server/testing/files';
import {
  CLASSIC_STEP_PATHS,
  COMPANY_DETAILS_INPUT,
  COMPANY_NAME_INPUT,
  LOAN_INPUT,
} from '~/application/journey/testing/classic-wizard';
import { NEW_ACCOUNT_INPUT, PERSON_INPUT } from './form-inputs';
import type { PageResponse } from './page-response';
import type { Visitor } from './visitor';
import type { TestWorld } from './world';

export interface JourneyStep {
  step: string;
  status: number;
  words: string;
  says: 'done' | 'uncertain' | 'not done';
  isDone: boolean | null;
}

const CONTACT = { email: 'nele@uhl.example', telephone: '+49 421 123456' };

const matchesFields = (
  fields: Readonly<Record<string, string>>,
  knownFields: Readonly<Record<string, string>>,
): boolean => Object.entries(knownFields).every(([name, value]) => fields[name] === value);

const DASHBOARD = '/dashboard/applications';

const IBAN = 'DE68210501700012345678';

const UNCERTAIN_NOTICE =
  /may (already )?have|can’t tell|couldn’t confirm|check (whether|your)|not sure|didn’t receive an answer/i;

const firstApplication = (world: TestWorld) => world.rows.applications.all()[0];

export async function runMainJourney(visitor: Visitor): Promise<JourneyStep[]> {
  const { world } = visitor;
  const { seen: journeySteps, look: visitPage, change, fillIn } = createTraveller(visitor);
  // The portal recognises a repeated registration by its e-mail address.
  const account = { ...NEW_ACCOUNT_INPUT, email: `neu-${world.id.toLowerCase()}@beispiel.example` };
  await visitPage('first page', CLASSIC_STEP_PATHS.loan);
  for (const [path, typed] of [
    [CLASSIC_STEP_PATHS.loan, LOAN_INPUT],
    [CLASSIC_STEP_PATHS.name, COMPANY_NAME_INPUT],
    [CLASSIC_STEP_PATHS.details, COMPANY_DETAILS_INPUT],
  ] as const) {
    await visitor.post(path, typed);
  }
  await visitor.post(CLASSIC_STEP_PATHS.check);
  await visitPage('account page', CLASSIC_STEP_PATHS.account);
  const isApplied = () => firstApplication(world) !== undefined;
  const isResult = (page: PageResponse) => page.path === CLASSIC_STEP_PATHS.result;
  await change('apply', () => visitor.post(CLASSIC_STEP_PATHS.account, account), isApplied, isResult);
  // A refused application can be sent again, with or without the account.
  if (!isApplied())
    await change('apply again', () => visitor.post(CLASSIC_STEP_PATHS.account, account), isApplied, isResult);
  if (!isApplied())
    await change('send again', () => visitor.post(CLASSIC_STEP_PATHS.check), isApplied, isResult);
  if (!isApplied()) return journeySteps;
  await visitPage('result', CLASSIC_STEP_PATHS.result);
  await visitPage('list', DASHBOARD);
  await visitor.post('/logout');
  await change(
    'wrong password',
    () => visitor.post('/login', { email: account.email, password: 'Falsch-2026!' }),
    () => false,
  );
  await change(
    'second account',
    () =>
      visitor.post('/register', {
        ...account,
        password: 'Kranich8#Boje&Moos',
        passwordRepeat: 'Kranich8#Boje&Moos',
      }),
    () => false,
  );
  await change(
    'login',
    () => visitor.post('/login', { email: account.email, password: account.password }),
    () => true,
  );
  const list = await visitPage('list after login', DASHBOARD);
  const base =
    list.links('', 'main').map(addressOf).find(isApplication) ??
    `${DASHBOARD}/${firstApplication(world)?.id}`;

  await visitPage('overview', base);
  await change(
    'bank account',
    () => fillIn(`${base}?edit=bank`, {}, { bankName: 'Sparkasse Kiel', iban: IBAN, intent: 'save' }),
    () => firstApplication(world)?.facts.iban === IBAN,
  );
  await change(
    'representative',
    () => fillIn(`${base}/representatives?add`, {}, { ...PERSON_INPUT, ...CONTACT }),
    () => world.rows.signatories.all().length > 0,
  );
  await visitPage('representatives', `${base}/representatives`);
  await change(
    'upload',
    () =>
      fillIn(
        `${base}/documents`,
        { intent: 'upload', type: 'other' },
        { file: new File([new Uint8Array(PDF_FILE)], 'Bilanz.pdf', { type: 'application/pdf' }) },
      ),
    () => world.rows.documents.all().some(({ upload }) => upload === 'confirmed'),
  );
  await visitPage('documents', `${base}/documents`);
  return journeySteps;
}

export async function submitForm(visitor: Visitor): Promise<JourneyStep[]> {
  const { world } = visitor;
  const { seen: journeySteps, look: visitPage, change, fillIn } = createTraveller(visitor);
  const { email, password } = world.persona('applicant');
  await visitor.post('/login', { email, password });
  const list = await visitPage('list with a complete application', DASHBOARD);
  const base =
    list.links('', 'main').map(addressOf).find(isApplication) ??
    `${DASHBOARD}/${firstApplication(world)?.id}`;
  await change(
    'submit',
    () => fillIn(`${base}?submit`, {}, {}),
    () => firstApplication(world)?.facts.status !== 'Open',
  );
  await visitPage('submitted application', base);
  return journeySteps;
}

const addressOf = (link: HTMLAnchorElement): string => (link.getAttribute('href') ?? '').split('?')[0] ?? '';

const isApplication = (address: string): boolean => address.startsWith(`${DASHBOARD}/`);

function createTraveller(visitor: Visitor) {
  const journeySteps: JourneyStep[] = [];
  const wordsOf = (page: PageResponse): string => page.words('main').replaceAll(/neu-[\w-]+@/g, 'neu@');

  const visitPage = async (step: string, path: string): Promise<PageResponse> => {
    const page = await visitor.open(path);
    journeySteps.push({ step, status: page.status, words: wordsOf(page), says: 'done', isDone: null });
    return page;
  };

  const change = async (
    step: string,
    send: () => Promise<PageResponse>,
    isDone: () => boolean,
    isExpected: (page: PageResponse) => boolean = () => true,
  ): Promise<void> => {
    const response = await send();
    const isSent = response.location !== null;
    // A page that fails after a redirect does not show whether the change succeeded.
    const page = isSent ? await visitor.open(response.location ?? '') : response;
    const alertText = page.words('[role=alert], [data-part=errors]');
    const says = UNCERTAIN_NOTICE.test(alertText)
      ? 'uncertain'
      : isSent && (page.status >= 500 || (alertText === '' && isExpected(page)))
        ? 'done'
        : 'not done';
    journeySteps.push({ step, status: page.status, words: wordsOf(page), says, isDone: isDone() });
  };

  const fillIn = async (
    address: string,
    knownFields: Record<string, string>,
    typed: Record<string, string | File>,
  ) => {
    const page = await visitor.get(address);
    if (page.forms.every(({ action, fields }) => action !== page.path || !matchesFields(fields, knownFields)))
      return page;
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...page.form(knownFields).fields, ...typed }))
      body.set(name, value);
    return visitor.post(address, body);
  };

  return { seen: journeySteps, look: visitPage, change, fillIn };
}
