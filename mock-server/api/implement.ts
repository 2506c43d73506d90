import type { Access, Call } from 'contracts/api/call';
import type { Language } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import type { z } from 'zod';
import { ContractBreach, logFailure } from '../log';
import type { Sender } from '../mail/post';
import type { Settings } from '../settings';
import type { UserRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import type { Sandboxes } from '../store/sandboxes';
import { catchUp } from './back-office';
import { CallHandler } from './call-handler';
import { deploymentOf, senderOf } from './host';
import { jsonAnswer } from './json-answer';
import { answerLanguage } from './languages';
import { obeyMagicValues } from './magic';
import { parseJson, queryOf, readBySchema } from './read-by-schema';
import { Refusal, refusal, refusalWithoutCode } from './refusal';
import { requireVisitor, sessionCookie } from './session';

/** What all handlers share. */
export interface Simulator {
  sandboxes: Sandboxes;
  settings: Settings;
}

/** One call being answered: the request as the contract's schemas read it, and the world it meets. */
export interface Exchange<C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
  sandbox: Sandbox;
  /** The partner's portal the call comes from (D-02). */
  deployment: Deployment;
  sender: Sender;
  settings: Settings;
  headers: Headers;
  /** Makes the answer set the session cookie; null takes it away. */
  setSession(value: string | null): void;
}

/** One call of somebody who is logged in. */
export interface UserExchange<C extends Call> extends Exchange<C> {
  user: UserRow;
  sessionId: string;
  /** What the answer names things in. */
  language: Language;
}

/** What a handler gives back: the answer before its schema reads it, so that it drops what the contract does not name. */
type Answer<C extends Call> = z.input<C['answer']> | Promise<z.input<C['answer']>>;

/** A call with the msw handler that answers it. */
export interface Endpoint {
  call: Call;
  handler: CallHandler;
}

/** Waits for the simulator it will answer for. */
export type Implementation = (simulator: Simulator) => Endpoint;

/** Answers a call that anyone may make; throws at once when the contract asks for a session. */
export function implement<C extends Call>(
  call: C,
  handle: (exchange: Exchange<C>) => Answer<C>,
): Implementation {
  expectAccess(call, 'anyone');
  return endpoint(call, (exchange) => handle(exchange));
}

/** Answers a call that needs a session; throws at once when the contract asks for none. */
export function implementForUser<C extends Call>(
  call: C,
  handle: (exchange: UserExchange<C>) => Answer<C>,
): Implementation {
  expectAccess(call, 'user');
  return endpoint(call, (exchange, visitor) => {
    if (visitor === undefined) throw new Error(`${call.name} was answered without a session`);
    const language = answerLanguage(exchange.headers, visitor.user);
    return handle({ ...exchange, ...visitor, language });
  });
}

function expectAccess(call: Call, access: Access): void {
  if (call.access !== access) throw new Error(`${call.name} is a call for ${call.access}`);
}

type Visitor = ReturnType<typeof requireVisitor>;

function endpoint<C extends Call>(
  call: C,
  handle: (exchange: Exchange<C>, visitor: Visitor | undefined) => Answer<C>,
): Implementation {
  return (simulator) => ({
    call,
    handler: new CallHandler(call, async (request, params) => {
      try {
        return await answer(simulator, call, handle, request, params);
      } catch (error) {
        if (error instanceof Refusal) return error.response();
        logFailure(call.name, error);
        return refusalWithoutCode(500).response();
      }
    }),
  });
}

async function answer<C extends Call>(
  { sandboxes, settings }: Simulator,
  call: C,
  handle: (exchange: Exchange<C>, visitor: Visitor | undefined) => Answer<C>,
  request: Request,
  params: unknown,
): Promise<Response> {
  const sandbox = sandboxes.find(request.headers.get('x-sandbox'));
  if (sandbox === undefined) throw refusal('err_entity_not_found', 'X-Sandbox');
  catchUp({ sandbox, settings });
  const deployment = deploymentOf(request, settings, sandbox);
  const visitor = call.access === 'user' ? requireVisitor(sandbox, request) : undefined;
  if (visitor && needsConfirmedEmail(call, deployment) && !visitor.user.emailVerified) {
    throw refusal('err_email_not_confirmed');
  }
  const body = call.method === 'GET' ? {} : parseJson(await request.text());
  const headers: Record<string, string> = {};
  const exchange: Exchange<C> = {
    params: readBySchema<C['params']>(call.params, params),
    query: readBySchema<C['query']>(call.query, queryOf(new URL(request.url))),
    body: readBySchema<C['body']>(call.body, body),
    sandbox,
    deployment,
    sender: senderOf(request, deployment, settings),
    settings,
    headers: request.headers,
    setSession: (value) => {
      headers['set-cookie'] = sessionCookie(value);
    },
  };
  const forced = await obeyMagicValues(call, exchange);
  if (forced !== undefined) return forced;
  const given = await handle(exchange, visitor);
  const checked = call.answer.safeParse(given);
  if (!checked.success) {
    throw new ContractBreach(checked.error.issues.map(({ path }) => path.join('.')));
  }
  return jsonAnswer(checked.data, { status: call.status, headers });
}

/** Dashboard calls name the code among their own; whether it is given is the deployment's choice (D-05). */
function needsConfirmedEmail(call: Call, deployment: Deployment): boolean {
  return deployment.demandsConfirmedEmail && call.errors.includes('err_email_not_confirmed');
}
