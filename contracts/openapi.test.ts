import { describe, expect, it } from 'vitest';
import { CALLS } from './api';
import { describeApi } from './openapi';

type Json = Record<string, unknown>;

const description = describeApi(Object.values(CALLS)) as { openapi: string; paths: Record<string, Json> };

function operation(path: string, method: string): Json {
  return description.paths[path]?.[method] as Json;
}

describe('the OpenAPI description', () => {
  it('is of version 3.1 and plain JSON', () => {
    expect(description.openapi).toBe('3.1.0');
    expect(JSON.parse(JSON.stringify(description))).toEqual(description);
  });

  it('SIM-14 has every call of the contract once, under its own name', () => {
    const names = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map((each) => (each as Json).operationId),
    );
    expect(names.toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  it('names parameters, body, success and refusals of a call', () => {
    expect(operation('/user/profile/{userId}', 'patch')).toMatchObject({
      operationId: 'updateProfile',
      security: [{ session: [] }],
      parameters: [{ name: 'userId', in: 'path', required: true, schema: { type: 'string' } }],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              properties: { interface_language: { enum: ['de', 'en', 'fr', 'pl'] } },
              required: ['interface_language'],
              additionalProperties: false,
            },
          },
        },
      },
      responses: {
        200: { content: { 'application/json': { schema: { type: 'object' } } } },
        401: { description: 'err_auth_session_not_found, err_auth_session_expired' },
        404: { content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } } },
      },
    });
  });

  it('tells needed from free parameters, and asks visitors for no session', () => {
    const search = operation('/company_search', 'get');
    expect(search.parameters).toMatchObject([
      { name: 'name', in: 'query', required: true },
      { name: 'country', in: 'query', required: false },
    ]);
    expect(search).not.toHaveProperty('security');
    expect(search).not.toHaveProperty('requestBody');
  });
});
