import type { Access, Call } from 'contracts/api/call';
import type { Deployment } from 'fixtures/deployments';
import type { z } from 'zod';
import { ContractBreach, logFailure } from '../log';
import { applyMagicValues } from './apply-magic-values';
import type { Exchange, IncomingRequest, Simulator, UserExchange } from './exchange';
import { isFrozenResponse } from './frozen-responses';
import { createMailSender, deploymentOf } from './host';
import { createTextResponse } from './json-response';
import { responseLanguageOf } from './languages';
import { parseJson, readBySchema, readQuery } from './read-by-schema';
import { createRefusal, createRefusalWithoutCode, Refusal } from './refusal';
import { createSessionCookie, requireSessionUser } from './session';

type ResponseBody<C extends Call> = z.input<C['response']> | Promise<z.input<C['response']>>;

export interface Endpoint {
  call: Call;
  respond(incomingRequest: IncomingRequest): Promise<Response>;
}

export type Implementation = (simulator: Simulator) => Endpoint;

export function implement<C extends Call>(
  call: C,
  handle: (exchange: Exchange<C>) => ResponseBody<C>,
): Implementation {
  expectAccess(call, 'anyone');
  return endpoint(call, (exchange) => handle(exchange));
}

export function implementForUser<C extends Call>(
  call: C,
  handle: (exchange: UserExchange<C>) => ResponseBody<C>,
): Implementation {
  expectAccess(call, 'user');
  return endpoint(call, (exchange, visitor) => {
    if (visitor === undefined) throw new Error(`Call ${call.name} needs a session`);
    const language = responseLanguageOf(exchange.headers, visitor.user);
    return handle({ ...exchange, ...visitor, language });
  });
}

function expectAccess(call: Call, access: Access): void {
  if (call.access !== access)
    throw new Error(`Call ${call.name} has access "${call.access}", but its handler expects "${access}"`);
}

type Visitor = ReturnType<typeof requireSessionUser>;

function endpoint<C extends Call>(
  call: C,
  handle: (exchange: Exchange<C>, visitor: Visitor | undefined) => ResponseBody<C>,
): Implementation {
  const textOf = checkedResponseText(call);
  return (simulator) => ({
    call,
    async respond(incomingRequest) {
      try {
        return await respondToCall(simulator, { call, handle, textOf }, incomingRequest);
      } catch (error) {
        if (error instanceof Refusal) return error.response();
        logFailure(call.name, error);
        return createRefusalWithoutCode(500).response();
      }
    },
  });
}

interface CallHandler<C extends Call> {
  call: C;
  handle: (exchange: Exchange<C>, visitor: Visitor | undefined) => ResponseBody<C>;
  textOf: (body: unknown) => string;
}

async function respondToCall<C extends Call>(
  { settings }: Simulator,
  { call, handle, textOf }: CallHandler<C>,
  { request, search, params, body: text, sandbox }: IncomingRequest,
): Promise<Response> {
  const deployment = deploymentOf(request, settings, sandbox);
  const visitor = call.access === 'user' ? requireSessionUser(sandbox, request) : undefined;
  if (visitor && needsConfirmedEmail(call, deployment) && !visitor.user.emailVerified) {
    throw createRefusal('err_email_not_confirmed');
  }
  const body = call.method === 'GET' ? {} : parseJson(text);
  const headers: Record<string, string> = {};
  const exchange: Exchange<C> = {
    params: readBySchema<C['params']>(call.params, params),
    query: readBySchema<C['query']>(call.query, readQuery({ search })),
    body: readBySchema<C['body']>(call.body, body),
    sandbox,
    deployment,
    sender: createMailSender(request, deployment, settings),
    settings: deployment.bankTerms?.cover
      ? { ...settings, coverProvider: deployment.bankTerms.cover }
      : settings,
    headers: request.headers,
    setSession: (value) => {
      headers['set-cookie'] = createSessionCookie(value);
    },
  };
  const forcedResponse = await applyMagicValues(call, exchange);
  if (forcedResponse !== undefined) return forcedResponse;
  const content = await handle(exchange, visitor);
  return createTextResponse(textOf(content), { status: call.status, headers });
}

function checkedResponseText(call: Call): (body: unknown) => string {
  const textsOfFrozenResponses = new WeakMap<object, string>();
  return (content) => {
    const cachedText = isFrozenResponse(content) ? textsOfFrozenResponses.get(content) : undefined;
    if (cachedText !== undefined) return cachedText;
    const parsedContent = call.response.safeParse(content);
    if (!parsedContent.success) {
      throw new ContractBreach(parsedContent.error.issues.map(({ path }) => path.join('.')));
    }
    const text = JSON.stringify(parsedContent.data);
    if (isFrozenResponse(content)) textsOfFrozenResponses.set(content, text);
    return text;
  };
}

function needsConfirmedEmail(call: Call, deployment: Deployment): boolean {
  return deployment.demandsConfirmedEmail && call.errors.includes('err_email_not_confirmed');
}
