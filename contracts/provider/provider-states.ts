import type { ProvidedId, ProviderState } from '../consumer/provider-state';
import { LendingSession, sendRequest } from './lending-session';
import { SimulatorControl, type SimulatorWorld } from './simulator-control';

export type ProvidedValues = Partial<Record<'cookie' | 'token' | ProvidedId, string>>;

const NEW_USER = { email: 'newcomer@example.com', password: 'Kontor-2026!' };
const INVITED_USER = { email: 'invited@example.com', password: 'Kontor-2026!' };

const EXPIRY_PERIOD = 'P30D';

export async function setUpState(origin: string, state: ProviderState): Promise<ProvidedValues> {
  const simulator = new SimulatorControl(origin);
  const world = await simulator.load(state.scenario, state.now);
  const session = await openSession(origin, world, state);
  const values: ProvidedValues = {
    ...(session && { cookie: session.cookie, userId: await session.userId() }),
    ...applicationOf(world, state.applicationOf ?? state.loggedIn),
  };
  if (session && values.applicationId) {
    if (state.sent) await sendDocument(session, values.applicationId, state.sent);
    Object.assign(values, await parts(session, values.applicationId, state.document ?? state.sent));
  }
  if (state.statusSince && values.applicationId) {
    await simulator.move(values.applicationId, state.statusSince);
  }
  if (state.reopened && values.applicationId) await simulator.move(values.applicationId, 'Reopened');
  if (state.mailed) values.token = await requestMailedToken(origin, simulator, world, state);
  if (state.tokenIs === 'used' && values.token) await redeemToken(origin, state, values.token);
  if (state.mailedTooOften && session) {
    for (let mails = 0; mails < 10; mails += 1) await session.post('/user/account/resend_conf_email');
  }
  if (state.sessionExpired || state.tokenIs === 'expired') await simulator.passTime(EXPIRY_PERIOD);
  return values;
}

async function openSession(
  origin: string,
  world: SimulatorWorld,
  state: ProviderState,
): Promise<LendingSession | null> {
  if (state.newcomer) return LendingSession.register(origin, NEW_USER.email, NEW_USER.password);
  if (state.loggedIn === undefined) return null;
  const { email, password } = person(world, state.loggedIn);
  return LendingSession.logIn(origin, email, password);
}

async function requestMailedToken(
  origin: string,
  simulator: SimulatorControl,
  world: SimulatorWorld,
  state: ProviderState,
): Promise<string> {
  if (state.mailed === 'reset' && state.loggedIn) {
    await sendRequest(origin, '/user/account/reset', { email: person(world, state.loggedIn).email });
  }
  if (state.mailed === 'invite') await simulator.invite(INVITED_USER.email);
  return simulator.readNewestToken(state.mailed ?? '');
}

async function redeemToken(origin: string, state: ProviderState, token: string): Promise<void> {
  const consents = {
    accepted_terms: true,
    accepted_partner_terms: true,
    interface_language: 'de',
    communication_language: 'de',
  };
  const [path, body] = {
    reset: ['/user/account/recover', { token, password: NEW_USER.password }] as const,
    invite: ['/user/account/invite_accept', { token, password: INVITED_USER.password, ...consents }] as const,
    confirmation: [`/user/account/confirm_email/${token}`, {}] as const,
  }[state.mailed ?? 'reset'];
  const response = await sendRequest(origin, path, body);
  if (!response.ok)
    throw new Error(`the token could not be used: ${response.status} ${await response.text()}`);
}

function person(world: SimulatorWorld, key: string) {
  const found = world.personas.find((persona) => persona.key === key);
  if (found === undefined) throw new Error(`the scenario has no person with the key ${key}`);
  return found;
}

function applicationOf(world: SimulatorWorld, owner: string | undefined): ProvidedValues {
  const found = world.applications.find((application) => application.owner === owner);
  return found ? { applicationId: found.id } : {};
}

interface ListedSignatory {
  signatory_id: string;
  requirements: { required_other_documents: { document_id: string; is_signed: boolean }[] } | null;
}

async function sendDocument(session: LendingSession, applicationId: string, name: string): Promise<void> {
  const path = `/user/applications/${applicationId}/documents`;
  const documentResponse = await session.post(path, { file_name: name, document_type: 'other' });
  const { upload_url } = (await documentResponse.json()) as { upload_url: string };
  const uploadResponse = await fetch(upload_url, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/pdf', 'x-ms-blob-type': 'BlockBlob' },
    body: '%PDF-1.4 of the provider state',
  });
  if (!uploadResponse.ok) throw new Error(`${name} could not be sent: ${uploadResponse.status}`);
}

interface ListedDocument {
  document_id: string;
  document_name: string;
  entity_id: string;
}

async function parts(
  session: LendingSession,
  applicationId: string,
  documentName: string | undefined,
): Promise<ProvidedValues> {
  const application = `/user/applications/${applicationId}`;
  const [signatories, documents, objects, debtors] = await Promise.all([
    session.list<ListedSignatory>(`${application}/signatories`),
    session.list<ListedDocument>(`${application}/documents?page_size=999`),
    session.list<{ finance_object_id: string }>(`${application}/finance_objects`),
    session.list<{ debitor_id: string }>(`${application}/factoring/debitors`),
  ]);
  const isRequestedDocument = ({ document_name }: ListedDocument) =>
    document_name === (documentName ?? document_name);
  const document = documents.find(isRequestedDocument);
  const toSign = signatories[0]?.requirements?.required_other_documents.find(({ is_signed }) => !is_signed);
  return {
    ...(toSign && { otherDocumentId: toSign.document_id }),
    ...(signatories[0] && { signatoryId: signatories[0].signatory_id }),
    ...(document && { documentId: document.document_id, documentOwnerId: document.entity_id }),
    ...(objects[0] && { objectId: objects[0].finance_object_id }),
    ...(debtors[0] && { debitorId: debtors[0].debitor_id }),
  };
}
