import { z } from 'zod';
import type { Call } from '../api/call';
import { ERROR_STATUS, type ErrorCode } from '../api/error-codes';
import { errorResponse } from '../api/error-response';
import { type Fidelity, readFidelity } from '../fidelity/fidelity';
import {
  type RecordedExample,
  type RecordedExamples,
  readRecordedExamples,
} from '../recorded/recorded-examples';
import { createExampleOf } from './examples';

type JsonObject = Record<string, unknown>;

export interface JsonSchema {
  description?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  'x-decimals'?: number;
  enum?: unknown[];
  'x-any-case'?: boolean;
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  $ref?: string;
}

interface WithExampleSource {
  'x-example-source'?: 'recorded' | 'made up';
}

interface JsonContent {
  'application/json': WithExampleSource & {
    schema: JsonSchema;
    example?: unknown;
    examples?: Record<string, WithExampleSource & { value: unknown }>;
  };
}

export interface Parameter extends WithExampleSource {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  example: unknown;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  'x-fidelity'?: Fidelity;
  'x-recorded'?: { of: string; on: string };
  security: JsonObject[];
  parameters: Parameter[];
  requestBody?: { required: true; content: JsonContent };
  responses: Record<string, OperationResponse>;
}

interface OperationResponse {
  description: string;
  headers?: Record<string, { description: string; required: boolean; schema: JsonSchema; example: string }>;
  content: JsonContent;
}

export interface ApiDescription {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: JsonObject;
}

const DESCRIPTION = `Business financing: accounts, configuration, applications and all that completes them.

A login sets session cookies of any name and number, here \`lending_session\`. A refused call answers a list of errors, each with a code and, where it belongs to one,
the member of the request.

A file goes in three steps: POST makes the document and gives an \`upload_url\`; PUT sends the bytes there, once and within the hour, with the
headers \`x-ms-blob-type: BlockBlob\` and \`content-type\`, and without cookies; PATCH says that they arrived.`;

interface Tag {
  name: string;
  description: string;
  path: RegExp;
}

interface ApiTitle {
  title: string;
  description: string;
  tags: readonly Tag[];
}

/** @param recordedExamples examples that replace generated ones */
export function describeApi(
  calls: readonly Call[],
  heading: ApiTitle = LENDING_API,
  recordedExamples: RecordedExamples | null = heading === LENDING_API ? readRecordedExamples() : null,
): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  const knownCalls = readFidelity();
  const fidelityOf = ({ name }: Call): Fidelity | null =>
    heading === LENDING_API ? (knownCalls[name] ?? { state: 'assumed' }) : null;
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operation(call, tagOf(call, heading), fidelityOf(call), recordedExamples),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: heading.title,
      version: '1.0.0',
      description: heading.description,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-AllRightsReserved' },
    },
    servers: [{ url: '/' }],
    tags: heading.tags
      .filter(({ name }) => calls.some((call) => tagOf(call, heading) === name))
      .map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { ErrorAnswer: schemaOf(errorResponse) },
      ...(calls.some(({ access }) => access === 'user') && {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'lending_session' } },
      }),
    },
  };
}

const TAGS: readonly Tag[] = [
  {
    name: 'Documents',
    description: 'Files of an application, and their upload in three steps',
    path: /documents|loan_contract/,
  },
  {
    name: 'Representatives and signing',
    description: 'People who represent the company, and their steps to sign',
    path: /signatories/,
  },
  { name: 'Finance objects', description: 'Objects that the financing pays for', path: /finance_objects/ },
  {
    name: 'Factoring',
    description: 'Figures, invoices, risk and debtors',
    path: /factoring|companies|user\/company_search/,
  },
  { name: 'Appointments', description: 'Appointments with an advisor', path: /appointments/ },
  {
    name: 'Applications',
    description: 'From the first figures to the submission',
    path: /user\/applications/,
  },
  {
    name: 'Configuration',
    description: 'What a deployment and its partner offer, and whom visitors can find',
    path: /config|dynamic_forms|company_search/,
  },
  { name: 'Account', description: 'Sessions, passwords, confirmation and profile', path: /user/ },
];

const LENDING_API: ApiTitle = { title: 'Lending API', description: DESCRIPTION, tags: TAGS };

function tagOf({ path }: Call, { tags }: ApiTitle): string {
  return tags.find((tag) => tag.path.test(path))?.name ?? 'Other';
}

function operation(
  call: Call,
  tag: string,
  fidelity: Fidelity | null,
  recordedExamples: RecordedExamples | null,
): Operation {
  const examples = recordedExamples?.calls[call.name] ?? [];
  const successExample = examples.find(({ status }) => status === call.status);
  return {
    operationId: call.name,
    tags: [tag],
    summary: call.summary,
    description: descriptionOf(call),
    ...(fidelity && { 'x-fidelity': fidelity }),
    ...(recordedExamples &&
      examples.length > 0 && { 'x-recorded': { of: recordedExamples.of, on: recordedExamples.on } }),
    security: call.access === 'user' ? [{ session: [] }] : [],
    parameters: [
      ...createParameters(call, 'params', 'path', successExample?.params),
      ...createParameters(call, 'query', 'query', successExample?.query),
      ...createParameters(call, 'headers', 'header'),
    ],
    ...(carriesBody(call) && {
      requestBody: {
        required: true,
        content: jsonOf(call.body, call.name, successExample?.sent),
      },
    }),
    responses: {
      [call.status]: {
        description: 'Success',
        ...(call.opensSession && { headers: { 'Set-Cookie': SESSION_COOKIE } }),
        content: jsonOf(call.response, call.name, successExample?.answer),
      },
      ...createRefusals(call, examples),
    },
  };
}

const SESSION_COOKIE = {
  description: 'A session cookie of any name. Send all cookies with each call that needs a session.',
  required: true,
  schema: { type: 'string', pattern: '^[^=;]+=[^;]+' },
  example: 'lending_session=kQ3vXn8rT1yWm5bZ; Path=/; HttpOnly; SameSite=Lax',
};

function descriptionOf({ summary, description, access, opensSession, errors }: Call): string {
  const session = opensSession
    ? 'Needs no session; the answer sets the session cookie.'
    : access === 'user'
      ? 'Needs the session cookie.'
      : 'Needs no session.';
  const refusalSentence =
    errors.length > 0 ? `Refuses with ${errors.map((code) => `\`${code}\``).join(', ')}.` : '';
  return [`${summary}.`, description, session, refusalSentence].filter(Boolean).join(' ');
}

function carriesBody({ body }: Call): boolean {
  return !(body instanceof z.ZodObject) || parameterMembersOf(body).length > 0;
}

function createRefusals(call: Call, examples: readonly RecordedExample[]): Operation['responses'] {
  const codes = new Set<ErrorCode>([...call.errors, 'err_validation_failed']);
  if (call.access === 'user') codes.add('err_auth_session_not_found').add('err_auth_session_expired');
  const codesByStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const status = ERROR_STATUS[code];
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  }
  // Broken JSON and a wrong old password (D-65) answer 400.
  if (carriesBody(call)) codesByStatus.set(400, [...(codesByStatus.get(400) ?? []), 'err_validation_failed']);
  return Object.fromEntries(
    Array.from(codesByStatus, ([status, list]) => [
      status,
      {
        description: list.join(', '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/ErrorAnswer' },
            examples: Object.fromEntries(list.map((code) => [code, createRefusalExample(code, examples)])),
          },
        },
      },
    ]),
  );
}

function createRefusalExample(
  code: ErrorCode,
  examples: readonly RecordedExample[],
): WithExampleSource & { value: unknown } {
  const refusalExample = examples.find(
    ({ answer: response }) => errorResponse.safeParse(response).data?.errors[0]?.code === code,
  );
  return {
    value: refusalExample?.answer ?? { errors: [{ code }] },
    'x-example-source': exampleSourceOf(refusalExample?.answer),
  };
}

const exampleSourceOf = (recordedValue: unknown): WithExampleSource['x-example-source'] =>
  recordedValue === undefined || recordedValue === null ? 'made up' : 'recorded';

function createParameters(
  call: Call,
  part: 'params' | 'query' | 'headers',
  place: Parameter['in'],
  recordedValues: Readonly<Record<string, unknown>> = {},
): Parameter[] {
  return parameterMembersOf(call[part]).map(([name, member]) => ({
    name,
    in: place,
    required: !member.safeParse(undefined).success,
    schema: schemaOf(member),
    example: recordedValues[name] ?? Object(createExampleOf(call[part], call.name))[name],
    'x-example-source': exampleSourceOf(recordedValues[name]),
  }));
}

function parameterMembersOf(schema: z.ZodType): [string, z.ZodType][] {
  return schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : [];
}

function jsonOf(schema: z.ZodType, name: string, recordedBody: unknown): JsonContent {
  return {
    'application/json': {
      schema: schemaOf(schema),
      example: recordedBody ?? createExampleOf(schema, name),
      'x-example-source': exampleSourceOf(recordedBody),
    },
  };
}

/** In the wire format, members with defaults are optional, and responses may have unknown members. */
function schemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' });
  return jsonSchema as JsonSchema;
}
