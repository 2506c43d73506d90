import { getFieldDefinitions, getUiConfig } from 'contracts/api/dynamic-forms';
import type { DynamicForm } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import { findForm } from 'fixtures/forms';
import { definitionsOf, type Form, uiConfigOf } from 'fixtures/forms/form';
import { dayIn } from '../rules/document-age';
import { formFrom } from '../rules/own-form/form';
import type { FormDocument } from '../rules/own-form/form-document';
import type { Sandbox } from '../store/sandbox';
import { implement } from './implement';
import { partnerOf } from './own-bank';
import { refusal } from './refusal';

export const dynamicForms = [
  implement(getFieldDefinitions, ({ query, deployment, sandbox }) =>
    definitionsIn(sandbox, deployment, query.dynamic_forms_name),
  ),

  implement(getUiConfig, ({ query, deployment, sandbox }) =>
    uiConfigIn(sandbox, deployment, query.dynamic_forms_name),
  ),
];

function definitionsIn(sandbox: Sandbox, deployment: Deployment, name: DynamicForm) {
  return (
    ownFormOf(sandbox, deployment, name)?.definitions ??
    definitionsOf(requiredForm(sandbox, deployment, name))
  );
}

function uiConfigIn(sandbox: Sandbox, deployment: Deployment, name: DynamicForm) {
  return (
    ownFormOf(sandbox, deployment, name)?.ui_config ?? uiConfigOf(requiredForm(sandbox, deployment, name))
  );
}

/** The form of one's own that a world has at this deployment. */
function ownFormOf(sandbox: Sandbox, { id }: Deployment, name: DynamicForm): FormDocument | undefined {
  return id === partnerOf(sandbox) ? sandbox.store.ownForms.get(name)?.document : undefined;
}

/** The form of a deployment, as it is on the sandbox's present day; undefined where it has none or has switched it off. */
export function formOf(sandbox: Sandbox, deployment: Deployment, name: DynamicForm): Form | undefined {
  const own = ownFormOf(sandbox, deployment, name);
  if (own !== undefined) return formFrom(own);
  const feature = deployment.publicFeatures.find((candidate) => candidate.name === 'dynamic_form');
  if (!feature?.is_active) return undefined;
  return findForm(deployment.id, name, dayIn(deployment.timeZone, sandbox.clock.now()));
}

function requiredForm(sandbox: Sandbox, deployment: Deployment, name: DynamicForm): Form {
  const form = formOf(sandbox, deployment, name);
  if (form === undefined) throw refusal('err_feature_not_enabled');
  return form;
}
