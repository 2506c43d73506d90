import { CALLS } from 'contracts/api';
import { findScenario, saveScenario } from 'fixtures/worlds';
import type { Context } from 'hono';
import { z } from 'zod';
import { performDueBackOfficeSteps } from '../../api/back-office';
import type { Simulator } from '../../api/exchange';
import { readBySchema } from '../../api/read-by-schema';
import { createRefusal } from '../../api/refusal';
import { nextStatusOf, positionInFlow, statusFlowOf } from '../../rules/status-flow';
import { newFaultSchema } from '../../store/faults';
import type { Sandbox } from '../../store/sandbox';
import { restoreSnapshot, takeSnapshot } from '../../store/take-snapshot';
import { anonymiseSnapshot } from '../anonymise-snapshot';
import { moveApplication, requireApplication } from '../applications';
import { customBankFor } from '../bank-in-world';
import { copyForms } from '../forms';
import { IDENTIFICATION_OUTCOMES, setIdentificationOutcome } from '../identification';
import { instantSchema } from '../instant';
import { openOwnWorld } from '../own-worlds';
import type { SavedStates } from '../saved-states';
import { isLinkOpen, type SharedLinks } from '../shared-links';
import { FAULT_PRESETS, type PresetName } from './fault-presets';
import { SCENARIO_NAME_PATTERN } from './saved-states';

interface ActionContext {
  simulator: Simulator;
  context: Context;
  sandbox: Sandbox;
  savedStates: SavedStates;
  links: SharedLinks;
}

type PageAction = (context: ActionContext, form: Record<string, string>) => Sandbox;

function parseForm<Schema extends z.ZodType>(schema: Schema, form: Record<string, string>): z.output<Schema> {
  return readBySchema(schema, Object.fromEntries(Object.entries(form).filter(([, value]) => value !== '')));
}

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

export const PAGE_ACTIONS: Readonly<Record<string, PageAction>> = {
  scenario({ simulator, context, sandbox }, form) {
    const { scenario: id } = parseForm(z.strictObject({ scenario: z.string() }), form);
    const scenario = findScenario(id);
    if (scenario === undefined) throw createRefusal('err_entity_not_found', 'scenario');
    const start = { scenario, seed: simulator.settings.seed, now: null, ...customBankFor(sandbox, scenario) };
    const newWorld = openOwnWorld(simulator, context, start);
    copyForms(sandbox, newWorld);
    return newWorld;
  },

  reset({ sandbox }) {
    sandbox.reset();
    return sandbox;
  },

  clock({ simulator, sandbox }, form) {
    const values = parseForm(
      z.strictObject({
        by: z.string().max(50).optional(),
        now: z
          .string()
          .transform((text) => `${text}:00Z`)
          .pipe(instantSchema)
          .optional(),
      }),
      form,
    );
    if (values.now) sandbox.clock.set(values.now);
    if (values.by !== undefined && !sandbox.clock.advance(values.by))
      throw createRefusal('err_validation_failed', 'by');
    sandbox.touch();
    performDueBackOfficeSteps({ sandbox, settings: simulator.settings });
    return sandbox;
  },

  status({ simulator: { settings }, sandbox }, form) {
    const statusForm = parseForm(z.strictObject({ application: z.string(), status: z.string() }), form);
    let row = requireApplication(sandbox, statusForm.application);
    const flow = statusFlowOf(row.facts.allBanksLoanPurpose);
    const goal = positionInFlow(flow, statusForm.status);
    const currentPosition = positionInFlow(flow, row.facts.status);
    for (let step = currentPosition + 1; currentPosition >= 0 && step < goal; step += 1) {
      row = moveApplication(
        { sandbox, settings },
        row,
        nextStatusOf(flow, row.facts.status) ?? statusForm.status,
      );
    }
    moveApplication({ sandbox, settings }, row, statusForm.status);
    return sandbox;
  },

  identification({ simulator: { settings }, sandbox }, form) {
    const identificationForm = parseForm(
      z.strictObject({
        application: z.string(),
        signatory: z.string(),
        outcome: z.enum(IDENTIFICATION_OUTCOMES),
      }),
      form,
    );
    const signatoryReference = {
      application: requireApplication(sandbox, identificationForm.application),
      signatoryId: identificationForm.signatory,
    };
    setIdentificationOutcome({ sandbox, settings }, signatoryReference, identificationForm.outcome);
    return sandbox;
  },

  fault({ sandbox }, form) {
    const newFault = 'preset' in form ? presetOf(form) : faultOf(form);
    sandbox.faults.add({ ...newFault, id: sandbox.ids.next() });
    sandbox.touch();
    return sandbox;
  },

  'fault-off'({ sandbox }, form) {
    sandbox.faults.remove(parseForm(z.strictObject({ id: z.string() }), form).id);
    sandbox.touch();
    return sandbox;
  },

  'faults-off'({ sandbox }) {
    sandbox.faults.clear();
    sandbox.touch();
    return sandbox;
  },

  save({ sandbox, savedStates, links }, form) {
    const { name } = parseForm(z.strictObject({ name: z.string().trim().min(1).max(80) }), form);
    const { id } = savedStates.save(sandbox, name);
    links.share(sandbox, { kind: 'state', id, contentId: id, name });
    sandbox.touch();
    return sandbox;
  },

  restore({ sandbox, savedStates, links }, form) {
    const { state } = parseForm(z.strictObject({ state: z.string() }), form);
    const link = links.find('state', state);
    const savedState = savedStates.find(isLinkOpen(link) ? link.contentId : state);
    const mayRestore = savedState && (savedState.sandboxId === sandbox.id || isLinkOpen(link));
    if (!mayRestore) throw createRefusal('err_entity_not_found', 'state');
    restoreSnapshot(sandbox, savedState.snapshot);
    return sandbox;
  },

  'save-scenario'({ simulator, sandbox }, form) {
    if (simulator.settings.hosted) throw createRefusal('err_feature_not_enabled');
    const words = parseForm(
      z.strictObject({
        id: z
          .string()
          .max(60)
          .regex(new RegExp(`^${SCENARIO_NAME_PATTERN}$`)),
        title: z
          .string()
          .trim()
          .max(120)
          .regex(/^[^\r\n]+$/),
      }),
      form,
    );
    if (findScenario(words.id) !== undefined) throw createRefusal('err_resource_exists', 'id');
    const { partner, description } = sandbox.start.scenario;
    const snapshot = anonymiseSnapshot(takeSnapshot(sandbox));
    if (saveScenario({ ...words, description, tags: ['saved'], partner, snapshot }) === null) {
      throw createRefusal('err_resource_exists', 'id');
    }
    return sandbox;
  },
};

function presetOf(form: Record<string, string>) {
  const names = Object.keys(FAULT_PRESETS) as [PresetName, ...PresetName[]];
  return FAULT_PRESETS[parseForm(z.strictObject({ preset: z.enum(names) }), form).preset].fault;
}

function faultOf(form: Record<string, string>) {
  const {
    call: name,
    status,
    latency_ms,
    times,
    after,
    ...otherFields
  } = parseForm(
    z.strictObject({
      call: z.string().optional(),
      code: z.string().optional(),
      status: wholeNumber.optional(),
      latency_ms: wholeNumber.optional(),
      times: wholeNumber.optional(),
      after: z.literal('true').optional(),
    }),
    form,
  );
  const call = Object.values(CALLS).find((candidate) => candidate.name === name);
  if (name !== undefined && call === undefined) throw createRefusal('err_validation_failed', 'call');
  const numbers = Object.entries({ status, latency_ms, times }).filter(([, value]) => value !== undefined);
  return readBySchema(newFaultSchema, {
    ...otherFields,
    ...(after && { after: true }),
    ...Object.fromEntries(numbers),
    ...(call && { method: call.method, path: call.path }),
  });
}
