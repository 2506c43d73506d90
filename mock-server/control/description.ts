import { type Call, defineCall } from 'contracts/api/call';
import { COVER_STATUSES, IDENT_STATUSES, LANGUAGES } from 'contracts/api/enumerations';
import { createOpenEnum, identifier } from 'contracts/api/values';
import { type ApiDescription, describeApi } from 'contracts/openapi/openapi';
import { z } from 'zod';
import { PROBLEMS } from '../rules/finding';
import { TRIAL_RESULTS } from '../rules/own-form/pattern';
import { newFaultSchema } from '../store/faults';
import { backOfficeSettingsSchema } from './back-office';
import { patternTrialSchema } from './form-drafts';
import { identificationOutcomeSchema } from './identification';
import { newInvitationSchema } from './invitations';
import { mailFilterSchema } from './outbox';
import { requestFilterSchema } from './requests';
import { newSandboxSchema } from './sandboxes';

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
/** OpenAPI cannot express the recursive schema of arbitrary JSON. */
const faultBody = z.strictObject({ ...newFaultSchema.shape, patch: z.array(operation).optional() });
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

const draftLanguage = z.strictObject({ lang: z.enum(LANGUAGES).optional() });
const formDraftResponse = z.object({
  document: form.nullable(),
  version: z.string(),
  is_own: z.boolean(),
  saved_at: now.nullable(),
  shown_at: now.nullable(),
  findings: z.array(finding),
});

const defineGetCall = (name: string, path: string, summary: string, responseSchema: z.ZodType): Call =>
  defineCall({ name, method: 'GET', path: `/simulator${path}`, summary, response: responseSchema });

export const CONTROL_CALLS: readonly Call[] = [
  defineGetCall(
    'health',
    '/health',
    'Reports that the simulator is running',
    z.object({ status: z.literal('ok') }),
  ),
  defineGetCall(
    'listScenarios',
    '/scenarios',
    'Lists the situations that a sandbox can start with (SIM-09)',
    z.array(z.object({ id: z.string(), title: z.string(), description: z.string(), partner: z.string() })),
  ),
  defineCall({
    name: 'openSandbox',
    method: 'POST',
    path: '/simulator/sandboxes',
    summary: 'Opens a new sandbox. Calls select it with the header X-Sandbox',
    body: newSandboxSchema,
    status: 201,
    response: sandbox,
  }),
  defineCall({
    name: 'resetSandbox',
    method: 'POST',
    path: '/simulator/reset',
    summary: 'Resets the sandbox to its start',
    response: sandbox,
  }),
  defineGetCall(
    'getWorld',
    '/world',
    'Returns a summary of the sandbox',
    z.object({ sandbox: z.string(), now }),
  ),
  defineGetCall(
    'getWorldRevision',
    '/world/revision',
    'Returns a text that changes with the data of the sandbox',
    z.object({ revision: z.string() }),
  ),
  defineGetCall('getClock', '/clock', 'Returns the virtual time of the sandbox (SIM-10)', clock),
  defineCall({
    name: 'setClock',
    method: 'PUT',
    path: '/simulator/clock',
    summary: 'Sets the virtual time',
    body: z.strictObject({ now }),
    response: clock,
  }),
  defineCall({
    name: 'advanceClock',
    method: 'POST',
    path: '/simulator/clock/advance',
    summary: 'Advances the virtual time by an ISO 8601 duration',
    body: z.strictObject({ by: z.string().max(50) }),
    response: clock,
  }),
  defineCall({
    name: 'listMails',
    method: 'GET',
    path: '/simulator/outbox',
    summary: 'Lists the e-mails of the sandbox, newest last (SIM-07)',
    query: mailFilterSchema,
    response: z.array(z.object({ to: z.string(), kind: z.string(), links: z.array(z.string()) })),
  }),
  defineCall({
    name: 'listRequests',
    method: 'GET',
    path: '/simulator/requests',
    summary: 'Lists the requests of the sandbox with their answers, oldest first, without secrets (SIM-13)',
    query: requestFilterSchema,
    response: z.array(z.object({ id: z.int(), method: z.string(), path: z.string(), duration_ms: z.int() })),
  }),
  defineCall({
    name: 'getRequestArchive',
    method: 'GET',
    path: '/simulator/requests.har',
    summary: 'Returns the request log as an HTTP Archive 1.2',
    query: requestFilterSchema,
    response: z.object({ log: z.object({ version: z.literal('1.2') }) }),
  }),
  defineGetCall('listFaults', '/faults', 'Lists the active faults, newest first (SIM-08)', z.array(fault)),
  defineCall({
    name: 'addFault',
    method: 'POST',
    path: '/simulator/faults',
    summary: 'Adds a fault. An unknown path is refused, with the nearest known path in `values.nearest`',
    body: faultBody,
    status: 201,
    response: fault,
  }),
  defineCall({
    name: 'clearFaults',
    method: 'DELETE',
    path: '/simulator/faults',
    summary: 'Removes all faults',
    response: z.array(fault),
  }),
  defineCall({
    name: 'removeFault',
    method: 'DELETE',
    path: '/simulator/faults/:id',
    summary: 'Removes one fault',
    params: application,
    response: z.array(fault),
    errors: ['err_entity_not_found'],
  }),
  defineGetCall('getSnapshot', '/snapshot', 'Returns the whole sandbox as one document (SIM-12)', snapshot),
  defineCall({
    name: 'restoreSnapshot',
    method: 'PUT',
    path: '/simulator/snapshot',
    summary: 'Replaces the content of the sandbox by a snapshot',
    body: snapshot,
    response: sandbox,
  }),
  defineGetCall(
    'getDeployment',
    '/deployment',
    'Returns partner and configuration of the sandbox as one document (SIM-15)',
    deployment,
  ),
  defineCall({
    name: 'setDeployment',
    method: 'PUT',
    path: '/simulator/deployment',
    summary:
      "Replaces the partner by a custom bank. Missing members keep the partner's values. A refusal lists each finding with its path",
    body: deployment,
    response: z.object({ deployment, findings: z.array(finding) }),
  }),
  defineCall({
    name: 'removeDeployment',
    method: 'DELETE',
    path: '/simulator/deployment',
    summary: 'Removes the custom bank and restores the partner',
    response: deployment,
  }),
  defineCall({
    name: 'getForm',
    method: 'GET',
    path: '/simulator/forms/:name',
    summary: 'Returns the configured form `application` or `signatory`, as the two calls return it',
    params: formName,
    response: form,
    errors: ['err_entity_not_found'],
  }),
  defineCall({
    name: 'setForm',
    method: 'PUT',
    path: '/simulator/forms/:name',
    summary: 'Sets a custom form. A refusal lists each finding with its path',
    params: formName,
    body: form,
    response: z.object({
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
    summary: "Removes the custom form and restores the partner's. Null if the partner has none",
    params: formName,
    response: z.object({ form: form.nullable() }),
    errors: ['err_entity_not_found'],
  }),
  defineCall({
    name: 'getFormSchema',
    method: 'GET',
    path: '/simulator/forms/:name/schema',
    summary: 'Returns the JSON schema of a custom form, for editors of JSON',
    params: formName,
    response: z.record(z.string(), z.unknown()),
    errors: ['err_entity_not_found'],
  }),
  defineCall({
    name: 'getFormDraft',
    method: 'GET',
    path: '/simulator/forms/:name/draft',
    summary: 'Returns the state of the form editor. Without a draft, the form of the world',
    params: formName,
    query: draftLanguage,
    response: formDraftResponse,
    errors: ['err_entity_not_found'],
  }),
  defineCall({
    name: 'setFormDraft',
    method: 'PUT',
    path: '/simulator/forms/:name/draft',
    summary:
      'Stores a form with or without errors. The portal shows it as soon as it has none. Send the version as `If-Match` to keep changes of others: another version returns 412 with the current draft',
    params: formName,
    query: draftLanguage,
    headers: z.object({ 'If-Match': z.string().optional() }),
    body: form,
    response: formDraftResponse,
    errors: ['err_entity_not_found', 'err_validation_failed'],
  }),
  defineCall({
    name: 'removeFormDraft',
    method: 'DELETE',
    path: '/simulator/forms/:name/draft',
    summary: 'Discards the draft. The form of the portal stays',
    params: formName,
    query: draftLanguage,
    response: formDraftResponse,
    errors: ['err_entity_not_found'],
  }),
  defineCall({
    name: 'tryPattern',
    method: 'POST',
    path: '/simulator/pattern-trial',
    summary: 'Reports whether a text fits a pattern, within the time limit of the portal',
    body: patternTrialSchema,
    response: z.object({ result: z.enum(TRIAL_RESULTS) }),
    errors: ['err_validation_failed'],
  }),
  defineGetCall(
    'getBackOffice',
    '/back-office',
    'Reports whether the back office works automatically',
    backOffice,
  ),
  defineCall({
    name: 'setBackOffice',
    method: 'PUT',
    path: '/simulator/back-office',
    summary: 'Enables or disables the automatic back office, which follows virtual time',
    body: backOfficeSettingsSchema,
    response: backOffice,
  }),
  defineCall({
    name: 'moveApplication',
    method: 'POST',
    path: '/simulator/applications/:id/status',
    summary: 'Moves an application one step forward (D-22), by id or short id',
    params: application,
    body: z.strictObject({ status: z.string() }),
    response: z.object({ applicationId: identifier }),
    errors: ['err_entity_not_found', 'err_status_change_not_allowed'],
  }),
  defineCall({
    name: 'decideCover',
    method: 'POST',
    path: '/simulator/applications/:id/debitors/:debitorId/cover',
    summary: "Decides on a debtor's insurance cover in place of the provider (D-33)",
    params: z.strictObject({ id: z.string(), debitorId: z.string() }),
    body: z.strictObject({ cover_status: z.enum(COVER_STATUSES) }),
    response: z.object({ debitor_id: identifier }),
    errors: ['err_entity_not_found'],
  }),
  defineCall({
    name: 'decideIdentification',
    method: 'POST',
    path: '/simulator/applications/:id/signatories/:signatoryId/identification',
    summary: "Sets the result of a representative's identification (SIM-06)",
    params: z.strictObject({ id: z.string(), signatoryId: z.string() }),
    body: identificationOutcomeSchema,
    response: z.object({ signatory_id: identifier, signature_status: createOpenEnum(IDENT_STATUSES) }),
    errors: ['err_entity_not_found', 'err_status_unexpected', 'err_update_not_allowed'],
  }),
  defineCall({
    name: 'invite',
    method: 'POST',
    path: '/simulator/invitations',
    summary: 'Sends an invitation like the back office',
    body: newInvitationSchema,
    status: 201,
    response: z.object({ user_id: identifier, email: z.string() }),
    errors: ['err_email_conflict'],
  }),
];

const TAGS = [
  { name: 'Time', description: 'Virtual time and the automatic back office', path: /clock|back-office/ },
  { name: 'Faults', description: 'Errors, delays and broken connections on demand', path: /faults/ },
  {
    name: 'Decisions',
    description: 'Decisions of the back office and of providers',
    path: /applications|invitations/,
  },
  { name: 'Observation', description: 'E-mails, requests and answers', path: /outbox|requests|health/ },
  { name: 'Worlds', description: 'Sandboxes, their start and their content', path: /./ },
];

const DESCRIPTION = `Calls for testers and demos that control the simulator. No real lending API has these calls.

The header \`X-Sandbox\` selects the sandbox of a call. Without it, the default sandbox is used.`;

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
