import { describeFidelity } from 'contracts/fidelity/fidelity';
import type { ApiDescription, JsonSchema, Operation, Parameter } from 'contracts/openapi/openapi';
import { html } from 'hono/html';
import { texts } from '../texts/texts';
import { OPENAPI_STYLE } from './openapi-style';
import { navigationBar, type ShownWorld } from './page-shell/page-shell';

interface DescribedOperation extends Operation {
  method: string;
  path: string;
}

export function openapiPage({ info, tags, paths }: ApiDescription, world: ShownWorld, address: string) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): DescribedOperation => ({ ...operation, path, method: method.toUpperCase() }),
    ),
  );
  const groups = tags.map(({ name }) => ({
    name,
    operations: operations.filter((operation) => operation.tags.includes(name)),
  }));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${info.title} ${info.version}</title>
<style>${OPENAPI_STYLE}</style>
</head>
<body>
<a class="skip" href="#content">${texts('shell', world.language)('skip')}</a>
${navigationBar(world, { at: 'start', address })}
<div class="layout">
<nav class="index card" aria-label="Calls">
${groups.map(
  (group) => html`<p>${group.name}</p>
<ul>${group.operations.map(
    ({ operationId, method, path }) =>
      html`<li><span class="method ${method}">${method}</span><a href="#${operationId}"><code>${pathWithBreaks(path)}</code></a></li>`,
  )}</ul>`,
)}
</nav>
<main id="content" tabindex="-1">
<div class="intro">
<h1>${info.title} ${info.version}</h1>
<p><a href="/simulator/openapi.json">OpenAPI 3.1</a></p>
${info.description.split('\n\n').map((paragraph) => html`<p>${withCode(paragraph)}</p>`)}
</div>
${groups.map(
  (group) => html`<h2 class="group">${group.name}</h2>
${group.operations.map(operationSection)}`,
)}
</main>
</div>
</body>
</html>`;
}

function operationSection(operation: DescribedOperation) {
  const {
    operationId,
    method,
    path,
    summary,
    security,
    'x-fidelity': fidelity,
    parameters,
    requestBody,
    responses,
  } = operation;
  const body = requestBody?.content['application/json'];
  return html`<section class="card" id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title"><span class="method ${method}">${method}</span> <code>${pathWithBreaks(path)}</code></h3>
<p>${summary}. <span class="kind">${security ? 'Needs a session.' : 'Anyone may call it.'}</span></p>
${fidelity && html`<p class="kind">Known as: ${describeFidelity(fidelity)}.</p>`}
${parameters.length > 0 && html`<h4>Parameters</h4><ul class="members">${parameters.map(parameterRow)}</ul>`}
${body && html`<h4>Body</h4>${schemaView(body.schema)}${exampleView(body.example)}`}
<h4>Answers</h4>
${Object.entries(responses).map(([status, { description, content }]) => {
  const { schema, example } = content['application/json'];
  if (example === undefined)
    return html`<p class="refusal"><strong>${status}</strong> <code>${description}</code></p>`;
  return html`<details><summary><strong>${status}</strong> ${description}</summary>
${schemaView(schema)}${exampleView(example)}</details>`;
})}
</section>`;
}

function parameterRow({ name, in: place, required, schema, example }: Parameter) {
  return html`<li><code>${name}</code> <span class="kind">${place}, ${required ? 'needed' : 'optional'}, ${kindOf(schema)}</span>,
such as <code>${String(example)}</code></li>`;
}

function exampleView(example: unknown) {
  return html`<pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>`;
}

function pathWithBreaks(path: string) {
  return path.split(/(?<=[/_])/).map((part) => html`${part}<wbr>`);
}

function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

function schemaView(schema: JsonSchema): unknown {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return alternatives.map(schemaView);
  if (schema.items !== undefined) return schemaView(schema.items);
  const members = Object.entries(schema.properties ?? {});
  if (members.length === 0) return '';
  return html`<ul class="members">${members.map(([name, member]) => {
    const isNeeded = schema.required?.includes(name) ?? false;
    return html`<li><code>${name}</code> <span class="kind">${isNeeded ? '' : 'optional, '}${kindOf(member)}</span>
${schemaView(member)}</li>`;
  })}</ul>`;
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
