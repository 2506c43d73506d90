import { describeFidelity } from 'contracts/fidelity/fidelity';
import type { ApiDescription, JsonSchema, Operation, Parameter } from 'contracts/openapi/openapi';
import type { DescribedMember, OpenapiData, ShownOperation } from '../pages/openapi/openapi-data';

export function createOpenapiData({ info, tags, paths }: ApiDescription): OpenapiData {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tags: operation.tags,
      shown: operationData(operation, { path, method: method.toUpperCase() }),
    })),
  );
  return {
    title: `${info.title} ${info.version}`,
    paragraphs: info.description.split('\n\n'),
    groups: tags.map(({ name }) => ({
      name,
      operations: operations.flatMap(({ tags: operationTags, shown }) =>
        operationTags.includes(name) ? shown : [],
      ),
    })),
  };
}

function operationData(
  { operationId, summary, security, 'x-fidelity': fidelity, parameters, requestBody, responses }: Operation,
  methodAndPath: Pick<ShownOperation, 'method' | 'path'>,
): ShownOperation {
  const body = requestBody?.content['application/json'];
  return {
    ...methodAndPath,
    id: operationId,
    summary,
    needsSession: security.length > 0,
    fidelityText: fidelity ? describeFidelity(fidelity) : null,
    parameters: parameters.map(parameterMember),
    body: body ? { members: membersOf(body.schema), example: exampleText(body.example) } : null,
    responses: Object.entries(responses).map(([status, { description, content }]) => {
      const { schema, example } = content['application/json'];
      return {
        status,
        description,
        content: example === undefined ? null : { members: membersOf(schema), example: exampleText(example) },
      };
    }),
  };
}

function parameterMember({ name, in: place, required, schema, example }: Parameter): DescribedMember {
  const kind = `${place}, ${required ? 'needed' : 'optional'}, ${kindOf(schema)}`;
  return { name, kind, example: String(example), members: [] };
}

const exampleText = (example: unknown) => JSON.stringify(example, null, 2);

function membersOf(schema: JsonSchema): DescribedMember[] {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return alternatives.flatMap(membersOf);
  if (schema.items !== undefined) return membersOf(schema.items);
  return Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const isNeeded = schema.required?.includes(name) ?? false;
    const kind = isNeeded ? kindOf(member) : `optional, ${kindOf(member)}`;
    return { name, kind, members: membersOf(member) };
  });
}

function kindOf(schema: JsonSchema): string {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return [...new Set(alternatives.map(kindOf))].join(' or ');
  if (schema.enum !== undefined) return `one of ${schema.enum.join(', ')}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items !== undefined) return `list of ${kindOf(schema.items)}`;
  if (typeof schema.additionalProperties === 'object' && schema.properties === undefined) {
    return `object of ${kindOf(schema.additionalProperties)}`;
  }
  return schema.format ?? String(schema.type ?? 'anything');
}
