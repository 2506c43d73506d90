import { getFieldDefinitions, getUiConfig } from 'contracts/api/dynamic-forms';
import type { DynamicForm } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import { findForm } from 'fixtures/forms';
import { definitionsOf, type Form, uiConfigOf } from 'fixtures/forms/form';
import { toCalendarDay } from '../rules/document-age';
import { createFormFromDocument } from '../rules/own-form/form';
import type { FormDocument } from '../rules/own-form/form-document';
import type { Sandbox } from '../store/sandbox';
import { implement } from './implement';
import { partnerKeyOf } from './own-bank';
import { createRefusal } from './refusal';

export const dynamicFormEndpoints = [
  implement(
    getFieldDefinitions,
    ({ query, deployment, sandbox }) =>
      requiredForm(sandbox, deployment, query.dynamic_forms_name).definitions,
  ),

  implement(
    getUiConfig,
    ({ query, deployment, sandbox }) => requiredForm(sandbox, deployment, query.dynamic_forms_name).ui_config,
  ),
];

function ownFormOf(sandbox: Sandbox, { id }: Deployment, name: DynamicForm): FormDocument | undefined {
  return id === partnerKeyOf(sandbox) ? sandbox.store.ownForms.get(name)?.document : undefined;
}

function partnerFormOf(sandbox: Sandbox, deployment: Deployment, name: DynamicForm): Form | undefined {
  const feature = deployment.publicFeatures.find((candidate) => candidate.name === 'dynamic_form');
  if (!feature?.is_active) return undefined;
  return findForm(deployment.id, name, toCalendarDay(deployment.timeZone, sandbox.clock.now()));
}

export function findCurrentForm(
  sandbox: Sandbox,
  deployment: Deployment,
  name: DynamicForm,
): Form | undefined {
  const ownForm = ownFormOf(sandbox, deployment, name);
  return ownForm === undefined ? partnerFormOf(sandbox, deployment, name) : createFormFromDocument(ownForm);
}

export function createFormResponse(sandbox: Sandbox, deployment: Deployment, name: DynamicForm) {
  const ownForm = ownFormOf(sandbox, deployment, name);
  if (ownForm !== undefined) return ownForm;
  const form = partnerFormOf(sandbox, deployment, name);
  return form && { definitions: definitionsOf(form), ui_config: uiConfigOf(form) };
}

function requiredForm(sandbox: Sandbox, deployment: Deployment, name: DynamicForm) {
  const form = createFormResponse(sandbox, deployment, name);
  if (form === undefined) throw createRefusal('err_feature_not_enabled');
  return form;
}
