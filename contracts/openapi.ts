import { z } from 'zod';
import type { Call } from './api/call';
import { errorAnswer } from './api/error-answer';
import { ERROR_STATUS, type ErrorCode } from './api/error-codes';

type Json = Record<string, unknown>;

/** The lending API as an OpenAPI 3.1 document, made from its calls alone. */
export function describeApi(calls: readonly Call[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lending API',
      version: '1.0.0',
      description: 'Business financing: accounts, configuration, company search and applications.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ErrorAnswer: schemaOf(errorAnswer, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'lending_session' } },
    },
  };
}

function operation(call: Call): Json {
  const carriesBody = membersOf(call.body).length > 0;
  return {
    operationId: call.name,
    summary: call.summary,
    ...(call.access === 'user' && { security: [{ session: [] }] }),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(carriesBody && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
      },
    }),
    responses: {
      [call.status]: {
        description: 'Success',
        content: { 'application/json': { schema: schemaOf(call.answer, 'output') } },
      },
      ...refusals(call),
    },
  };
}

/** The answers that refuse the call, by status, each naming its codes. */
function refusals(call: Call): Json {
  const codes = new Set<ErrorCode>([...call.errors, 'err_validation_failed']);
  if (call.access === 'user') codes.add('err_auth_session_not_found').add('err_auth_session_expired');
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    Array.from(byStatus, ([status, list]) => [
      status,
      {
        description: list.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
      },
    ]),
  );
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  return membersOf(schema).map(([name, member]) => ({
    name,
    in: place,
    required: !member.safeParse(undefined).success,
    schema: schemaOf(member, 'input'),
  }));
}

/** The members of an object schema; none for any other. */
function membersOf(schema: z.ZodType): [string, z.ZodType][] {
  return schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : [];
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  // The dialect is the document's own; each schema need not repeat it.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return rest;
}
