import { getFieldDefinitions, getUiConfig } from 'contracts/api/dynamic-forms';
import type { DynamicForm } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import { findForm } from 'fixtures/forms';
import { definitionsOf, type Form, uiConfigOf } from 'fixtures/forms/form';
import { dayIn } from '../rules/document-age';
import type { Sandbox } from '../store/sandbox';
import { implement } from './implement';
import { refusal } from './refusal';

export const dynamicForms = [
  implement(getFieldDefinitions, ({ query, deployment, sandbox }) =>
    definitionsOf(requiredForm(sandbox, deployment, query.dynamic_forms_name)),
  ),

  implement(getUiConfig, ({ query, deployment, sandbox }) =>
    uiConfigOf(requiredForm(sandbox, deployment, query.dynamic_forms_name)),
  ),
];

/** The form of a deployment, as it is on the sandbox's present day; undefined where it has none or has switched it off. */
export function formOf(sandbox: Sandbox, deployment: Deployment, name: DynamicForm): Form | undefined {
  const feature = deployment.publicFeatures.find((candidate) => candidate.name === 'dynamic_form');
  if (!feature?.is_active) return undefined;
  return findForm(deployment.id, name, dayIn(deployment.timeZone, sandbox.clock.now()));
}

function requiredForm(sandbox: Sandbox, deployment: Deployment, name: DynamicForm): Form {
  const form = formOf(sandbox, deployment, name);
  if (form === undefined) throw refusal('err_feature_not_enabled');
  return form;
}
