import { MAGIC_VALUES, type MagicOutcome } from 'fixtures/magic-values';
import type { Scenario } from 'fixtures/world';
import { SCENARIOS } from 'fixtures/worlds';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Simulator } from '../api/implement';
import { refusal } from '../api/refusal';
import type { MailRow } from '../store/rows';
import type { Persona, Sandbox } from '../store/sandbox';
import { POLICY } from './page-policy';
import { PAGE_STYLE } from './page-style';

/** A page for people: what can be played, who can log in, which e-mails went out. `?sandbox=` chooses whose. */
export function pageControl({ sandboxes }: Simulator): Hono {
  return new Hono().get('/', (c) => {
    const sandbox = sandboxes.find(c.req.query('sandbox'));
    if (sandbox === undefined) throw refusal('err_entity_not_found', 'sandbox');
    c.header('content-security-policy', POLICY);
    return c.html(page(sandbox));
  });
}

function page(sandbox: Sandbox) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Simulated lending API</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<h1>Simulated lending API</h1>
<p>Sandbox <code>${sandbox.id}</code>, scenario <code>${sandbox.start.scenario.id}</code>, virtual time <time>${sandbox.clock.iso()}</time>.
Read on: <a href="/simulator/openapi">description of the API</a>, <a href="/simulator/scenarios">scenarios</a>,
<a href="/simulator/requests">request log</a>, <a href="/simulator/outbox">outbox</a> and
<a href="/simulator/snapshot">snapshot</a> of the default sandbox as JSON.</p>

<h2>Scenarios</h2>
<p>Each link opens the portal in a world of its own. It needs the portal to run.</p>
<table>
<thead><tr><th>Scenario</th><th>What it shows</th><th>Partner</th><th>Open</th></tr></thead>
<tbody>${SCENARIOS.map(scenarioRow)}</tbody>
</table>

<h2>Personas of this sandbox</h2>
<table>
<thead><tr><th>Key</th><th>E-mail</th><th>Password</th><th>Role</th></tr></thead>
<tbody>${sandbox.personas.map(personaRow)}</tbody>
</table>

<h2>Outbox of this sandbox</h2>
${outbox(sandbox.store.mails.all())}

<h2>Magic values</h2>
<p>Typed into the portal, they make the simulator answer like this.</p>
<table>
<thead><tr><th>Where</th><th>Value</th><th>Calls</th><th>What happens</th></tr></thead>
<tbody>${MAGIC_VALUES.map(
    ({ kind, value, calls, outcome }) => html`<tr>
<td>${WHERE[kind]}</td><td><code>${value}</code></td><td>${calls.join(', ')}</td><td>${inWords(outcome)}</td>
</tr>`,
  )}</tbody>
</table>
</body>
</html>`;
}

function scenarioRow({ id, title, description, partner }: Scenario) {
  return html`<tr>
<td>${title}<br><code>${id}</code></td><td>${description}</td><td>${partner}</td>
<td><a href="/simulator/play/${id}">logged in</a>, <a href="/simulator/play/${id}?persona=visitor">as a visitor</a></td>
</tr>`;
}

function personaRow({ key, email, password, role }: Persona) {
  return html`<tr><td>${key}</td><td>${email}</td><td><code>${password}</code></td><td>${role}</td></tr>`;
}

function outbox(mails: readonly MailRow[]) {
  if (mails.length === 0) return html`<p>No e-mail has been sent yet.</p>`;
  return mails.toReversed().map(
    ({ to, subject, text, links, sent_at }) => html`<article>
<h3>${subject}</h3>
<p>To ${to}, <time>${sent_at}</time></p>
<p class="text">${text}</p>
<p>${links.map((link) => html`<a href="${link}">${link}</a>`)}</p>
</article>`,
  );
}

const WHERE = {
  company: 'Company name',
  search: 'Company search',
  email: 'E-mail',
  file: 'File name, its beginning',
  iban: 'IBAN, without spaces',
};

function inWords(outcome: MagicOutcome): string {
  switch (outcome.kind) {
    case 'reject':
      return 'The application is rejected.';
    case 'final_conditions':
      return 'The offer is final: one rate, no range.';
    case 'error':
      return `Answers ${outcome.status}${outcome.code === null ? ' without a code' : ` ${outcome.code}`}.`;
    case 'slow':
      return `Answers after ${outcome.latencyMs / 1000} seconds.`;
    case 'drop':
      return 'Drops the connection.';
    case 'scan':
      return `The virus scan says ${outcome.result} after ${outcome.seconds} seconds.`;
    case 'provider':
      return `A signatory with this address is identified at ${outcome.provider}.`;
    case 'identification':
      return `The provider’s page of a signatory with this address reports ${outcome.result} by itself.`;
    case 'malformed':
      return `Answers 200 with a body that cannot be read: ${outcome.body}.`;
  }
}
