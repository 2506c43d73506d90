import type { StateParameters, StateValues } from '../../state-handler/states';
import { countAttempts, MAX_ATTEMPTS } from '../api/attempts';
import type { SecondBank } from '../api/calls';
import { createMailLink } from '../api/mail';
import { createSession } from '../api/session';
import { deleteAllRows, type Queries, updateRow } from '../database/database';
import { DEPLOYMENT_KEYS, saveCurrentDeployment } from '../deployments';
import {
  insertAccount,
  insertCompanies,
  insertRefusedAccounts,
  NEWCOMER_EMAIL,
  PEOPLE,
  type PersonKey,
} from './people';
import { insertDocument } from './state-data';

export type InsertStateData = (
  queries: Queries,
  people: Readonly<Record<PersonKey, string>>,
) => Promise<unknown>;

const YESTERDAY = new Date(Date.now() - 86_400_000);

export async function prepareState(
  bank: SecondBank,
  insertData: InsertStateData,
  parameters: StateParameters,
): Promise<StateValues> {
  if (parameters.now) throw new Error('the clock of the second API cannot be set');
  if (parameters.mailed === 'invite') throw new Error('the second API sends no invitations');
  return bank.database.inTransaction((queries) => insertStateData(queries, insertData, parameters));
}

async function insertStateData(
  queries: Queries,
  insertData: InsertStateData,
  parameters: StateParameters,
): Promise<StateValues> {
  await deleteAllRows(queries);
  await chooseDeploymentByKey(queries, parameters.partner ?? 'demo');
  const people = {
    katrin: await insertAccount(queries, PEOPLE.katrin.email),
    jonas: await insertAccount(queries, PEOPLE.jonas.email),
    maren: await insertAccount(queries, PEOPLE.maren.email),
  };
  await insertData(queries, people);
  const personId = parameters.newcomer
    ? await insertAccount(queries, NEWCOMER_EMAIL, { isConfirmed: false })
    : parameters.loggedIn && people[keyOf(parameters.loggedIn)];
  const owner = parameters.applicationOf ?? parameters.loggedIn;
  const applicationId = owner && (await firstApplication(queries, people[keyOf(owner)]));
  return {
    ...(await applicationValues(queries, applicationId || undefined, parameters)),
    ...(personId && (await insertSessionAndMail(queries, personId, parameters))),
  };
}

async function chooseDeploymentByKey(queries: Queries, partner: string): Promise<void> {
  if (!DEPLOYMENT_KEYS.includes(partner)) throw new Error(`the second API has no deployment for ${partner}`);
  await saveCurrentDeployment(queries, partner);
  await insertCompanies(queries);
  await insertRefusedAccounts(queries);
}

function keyOf(key: string): PersonKey {
  if (!Object.hasOwn(PEOPLE, key)) throw new Error(`the second API has no person with the key ${key}`);
  return key as PersonKey;
}

async function firstApplication(queries: Queries, accountId: string): Promise<string | undefined> {
  const application = await queries.first<{ id: string }>(
    'select id from application where account_id = $1 order by created_at limit 1',
    [accountId],
  );
  return application?.id;
}

async function applicationValues(
  queries: Queries,
  applicationId: string | undefined,
  parameters: StateParameters,
): Promise<StateValues> {
  if (applicationId === undefined) return {};
  const sentDocumentId =
    parameters.sent &&
    (await insertDocument(queries, applicationId, {
      name: parameters.sent,
      is_upload_successful: null,
      scan: 'not_infected',
    }));
  const status = parameters.reopened ? 'Open' : parameters.statusSince;
  if (status) await updateRow(queries, 'application', applicationId, { status });
  const signatory = await findFirstSignatory(queries, applicationId, parameters.loggedIn);
  const document = await queries.first<{ id: string; entity_id: string }>(
    `select * from document where application_id = $1 and ($2::text is null or id::text = $2)
       and ($3::text is null or name = $3) order by place limit 1`,
    [applicationId, sentDocumentId || null, parameters.document ?? null],
  );
  const toSign =
    signatory &&
    (await queries.first<{ id: string }>(
      'select id from document_to_sign where signatory_id = $1 and not is_signed order by place limit 1',
      [signatory],
    ));
  return {
    applicationId,
    ...(signatory && { signatoryId: signatory }),
    ...(document && { documentId: document.id, documentOwnerId: document.entity_id }),
    ...(toSign && { otherDocumentId: toSign.id }),
  };
}

async function findFirstSignatory(
  queries: Queries,
  applicationId: string,
  loggedIn: string | undefined,
): Promise<string | undefined> {
  const email = loggedIn && PEOPLE[keyOf(loggedIn)].email;
  const signatory = await queries.first<{ id: string }>(
    `select signatory.id from signatory join application on application.id = application_id
       join account on account.id = account_id
       where application_id = $1 and ($2::text is null or account.email = $2 or signatory.email = $2)
       order by place limit 1`,
    [applicationId, email ?? null],
  );
  return signatory?.id;
}

async function insertSessionAndMail(
  queries: Queries,
  personId: string,
  parameters: StateParameters,
): Promise<StateValues> {
  const session = await createSession(queries, personId);
  if (parameters.sessionExpired) await queries.all('update session set expires_at = $1', [YESTERDAY]);
  const token =
    parameters.mailed === 'reset' || parameters.mailed === 'confirmation'
      ? await createMailLink(queries, personId, parameters.mailed)
      : undefined;
  if (parameters.tokenIs === 'expired') await queries.all('update mail set expires_at = $1', [YESTERDAY]);
  if (parameters.tokenIs === 'used') await queries.all('update mail set used_at = now()');
  if (parameters.tokenIs === 'used' && parameters.mailed === 'confirmation') {
    await updateRow(queries, 'account', personId, { confirmed_at: new Date() });
  }
  if (parameters.mailedTooOften)
    await countAttempts(queries, 'confirmation', personId, MAX_ATTEMPTS.confirmation);
  return { userId: personId, cookie: `lending_session=${session}`, ...(token && { token }) };
}
