import { type Call, defineCall } from 'contracts/api/call';
import { COVER_STATUSES, IDENT_STATUSES } from 'contracts/api/enumerations';
import { identifier, known } from 'contracts/api/values';
import { type ApiDescription, describeApi } from 'contracts/openapi';
import { z } from 'zod';
import { PROBLEMS } from '../rules/finding';
import { newFault } from '../store/faults';
import { backOfficeSettings } from './back-office';
import { decision } from './identification';
import { newInvitation } from './invitations';
import { mailFilter } from './outbox';
import { requestFilter } from './requests';
import { newSandbox } from './sandboxes';

const now = z.iso.datetime({ offset: true });
const clock = z.object({ now });
const sandbox = z.object({
  sandbox: z.string(),
  scenario: z.string(),
  seed: z.int(),
  now,
  personas: z.array(z.object({ key: z.string(), email: z.string() })),
  applications: z.array(z.object({ id: identifier })),
});
const operation = z.object({ op: z.enum(['add', 'replace', 'remove']), path: z.string() });
/** JSON has a recursive schema, so the value of a change is left open. */
const faultBody = z.strictObject({ ...newFault.shape, patch: z.array(operation).optional() });
const fault = z.object({ id: identifier });
const backOffice = z.object({ automatic: z.boolean(), days_per_step: z.int() });
const snapshot = z.object({ format: z.int() });
const application = z.strictObject({ id: z.string() });
const deployment = z.object({
  name: z.string(),
  legal_name: z.string().optional(),
  logo: z.string().nullish(),
  colours: z.record(z.string(), z.string()).nullish(),
});
const formName = z.strictObject({ name: z.string() });
const form = z.object({
  definitions: z.record(z.string(), z.unknown()),
  ui_config: z.record(z.string(), z.unknown()),
});
const finding = z.object({
  path: z.string(),
  problem: z.enum(PROBLEMS),
  severity: z.enum(['error', 'note']),
  message: z.string(),
});

const get = (name: string, path: string, summary: string, answer: z.ZodType): Call =>
  defineCall({ name, method: 'GET', path: `/simulator${path}`, summary, answer });

export const CONTROL_CALLS: readonly Call[] = [
  get('health', '/health', 'Whether the simulator serves', z.object({ status: z.literal('ok') })),
  get(
    'listScenarios',
    '/scenarios',
    'The situations a sandbox can begin with (SIM-09)',
    z.array(z.object({ id: z.string(), title: z.string(), description: z.string(), partner: z.string() })),
  ),
  defineCall({
    name: 'openSandbox',
    method: 'POST',
    path: '/simulator/sandboxes',
    summary: 'Opens a world of its own, which calls name in the header X-Sandbox',
    body: newSandbox,
    status: 201,
    answer: sandbox,
  }),
  defineCall({
    name: 'resetSandbox',
    method: 'POST',
    path: '/simulator/reset',
    summary: 'Takes the sandbox back to its start',
    answer: sandbox,
  }),
  get('getWorld', '/world', 'What the sandbox holds, in short', z.object({ sandbox: z.string(), now })),
  get('getClock', '/clock', 'The virtual time of the sandbox (SIM-10)', clock),
  defineCall({
    name: 'setClock',
    method: 'PUT',
    path: '/simulator/clock',
    summary: 'Sets the virtual time',
    body: z.strictObject({ now }),
    answer: clock,
  }),
  defineCall({
    name: 'advanceClock',
    method: 'POST',
    path: '/simulator/clock/advance',
    summary: 'Lets virtual time pass, by a duration in ISO 8601',
    body: z.strictObject({ by: z.string().max(50) }),
    answer: clock,
  }),
  defineCall({
    name: 'listMails',
    method: 'GET',
    path: '/simulator/outbox',
    summary: 'The e-mails the sandbox has sent, newest last (SIM-07)',
    query: mailFilter,
    answer: z.array(z.object({ to: z.string(), kind: z.string(), links: z.array(z.string()) })),
  }),
  defineCall({
    name: 'listRequests',
    method: 'GET',
    path: '/simulator/requests',
    summary: 'The requests of the sandbox with their answers, oldest first, without secrets (SIM-13)',
    query: requestFilter,
    answer: z.array(z.object({ id: z.int(), method: z.string(), path: z.string(), duration_ms: z.int() })),
  }),
  defineCall({
    name: 'getRequestArchive',
    method: 'GET',
    path: '/simulator/requests.har',
    summary: 'The same as an HTTP Archive 1.2',
    query: requestFilter,
    answer: z.object({ log: z.object({ version: z.literal('1.2') }) }),
  }),
  get('listFaults', '/faults', 'What shall go wrong, the newest first (SIM-08)', z.array(fault)),
  defineCall({
    name: 'addFault',
    method: 'POST',
    path: '/simulator/faults',
    summary: 'Lets calls fail; a path that no call has is refused, with the nearest one in `values.nearest`',
    body: faultBody,
    status: 201,
    answer: fault,
  }),
  defineCall({
    name: 'clearFaults',
    method: 'DELETE',
    path: '/simulator/faults',
    summary: 'Lets nothing fail any more',
    answer: z.array(fault),
  }),
  defineCall({
    name: 'removeFault',
    method: 'DELETE',
    path: '/simulator/faults/:id',
    summary: 'Takes one fault away',
    params: application,
    answer: z.array(fault),
    errors: ['err_entity_not_found'],
  }),
  get('getSnapshot', '/snapshot', 'Everything of the sandbox as one document (SIM-12)', snapshot),
  defineCall({
    name: 'restoreSnapshot',
    method: 'PUT',
    path: '/simulator/snapshot',
    summary: 'Makes the sandbox what a snapshot holds',
    body: snapshot,
    answer: sandbox,
  }),
  get(
    'getDeployment',
    '/deployment',
    'The partner and configuration at which the sandbox plays, as one document (SIM-15)',
    deployment,
  ),
  defineCall({
    name: 'setDeployment',
    method: 'PUT',
    path: '/simulator/deployment',
    summary:
      "Puts a bank of one's own in the partner's place; what is left out stays the partner's. Refused with each finding and its path",
    body: deployment,
    answer: z.object({ deployment, findings: z.array(finding) }),
  }),
  defineCall({
    name: 'removeDeployment',
    method: 'DELETE',
    path: '/simulator/deployment',
    summary: 'Gives the sandbox its partner back',
    answer: deployment,
  }),
  defineCall({
    name: 'getForm',
    method: 'GET',
    path: '/simulator/forms/:name',
    summary: 'The configured form of the sandbox, `application` or `signatory`, as the two calls answer it',
    params: formName,
    answer: form,
    errors: ['err_entity_not_found'],
  }),
  defineCall({
    name: 'setForm',
    method: 'PUT',
    path: '/simulator/forms/:name',
    summary: "Makes a form of one's own the sandbox's. Refused with each finding and its path",
    params: formName,
    body: form,
    answer: z.object({
      form,
      counts: z.object({ purposes: z.int(), steps: z.int(), fields: z.int() }),
      findings: z.array(finding),
    }),
    errors: ['err_entity_not_found'],
  }),
  defineCall({
    name: 'removeForm',
    method: 'DELETE',
    path: '/simulator/forms/:name',
    summary: "Gives the sandbox its partner's form back; null where the partner has none",
    params: formName,
    answer: z.object({ form: form.nullable() }),
    errors: ['err_entity_not_found'],
  }),
  get('getBackOffice', '/back-office', 'Whether the back office goes on by itself', backOffice),
  defineCall({
    name: 'setBackOffice',
    method: 'PUT',
    path: '/simulator/back-office',
    summary: 'Lets the back office go on by itself as virtual time passes, or not',
    body: backOfficeSettings,
    answer: backOffice,
  }),
  defineCall({
    name: 'moveApplication',
    method: 'POST',
    path: '/simulator/applications/:id/status',
    summary: 'Moves an application one step on (D-22), named by id or short id',
    params: application,
    body: z.strictObject({ status: z.string() }),
    answer: z.object({ applicationId: identifier }),
    errors: ['err_entity_not_found', 'err_status_change_not_allowed'],
  }),
  defineCall({
    name: 'decideCover',
    method: 'POST',
    path: '/simulator/applications/:id/debitors/:debitorId/cover',
    summary: "Decides on a debtor's insurance cover in the provider's place (D-33)",
    params: z.strictObject({ id: z.string(), debitorId: z.string() }),
    body: z.strictObject({ cover_status: z.enum(COVER_STATUSES) }),
    answer: z.object({ debitor_id: identifier }),
    errors: ['err_entity_not_found'],
  }),
  defineCall({
    name: 'decideIdentification',
    method: 'POST',
    path: '/simulator/applications/:id/signatories/:signatoryId/identification',
    summary: "Says what became of a representative's identification (SIM-06)",
    params: z.strictObject({ id: z.string(), signatoryId: z.string() }),
    body: decision,
    answer: z.object({ signatory_id: identifier, signature_status: known(IDENT_STATUSES) }),
    errors: ['err_entity_not_found', 'err_status_unexpected', 'err_update_not_allowed'],
  }),
  defineCall({
    name: 'invite',
    method: 'POST',
    path: '/simulator/invitations',
    summary: 'Invites somebody as the back office does',
    body: newInvitation,
    status: 201,
    answer: z.object({ user_id: identifier, email: z.string() }),
    errors: ['err_email_conflict'],
  }),
];

const TAGS = [
  { name: 'Time', description: 'Virtual time, and who works while it passes', path: /clock|back-office/ },
  { name: 'Faults', description: 'What shall go wrong', path: /faults/ },
  {
    name: 'Decisions',
    description: 'What others than the customer decide',
    path: /applications|invitations/,
  },
  { name: 'Observation', description: 'What was sent, asked and answered', path: /outbox|requests|health/ },
  { name: 'Worlds', description: 'Sandboxes, what they begin with and hold', path: /./ },
];

const DESCRIPTION = `How a tester or a demo steers the simulator. No real lending API has these calls.

Each call is about the sandbox that the header \`X-Sandbox\` names, without it about the default one.`;

export function describeControl(): ApiDescription {
  const description = describeApi(CONTROL_CALLS, {
    title: 'Control of the simulated lending API',
    description: DESCRIPTION,
    tags: TAGS,
  });
  for (const operation of Object.values(description.paths).flatMap((methods) => Object.values(methods))) {
    operation.parameters.push({
      name: 'X-Sandbox',
      in: 'header',
      required: false,
      schema: { type: 'string' },
      example: 'default',
    });
  }
  return description;
}
