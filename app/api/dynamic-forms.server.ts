import { getFieldDefinitions, getUiConfig } from 'contracts/api/dynamic-forms';
import type { DynamicForm } from 'contracts/api/enumerations';
import type { ApiClient } from './client.server';

export const dynamicForms = {
  definitions: (api: ApiClient, name: DynamicForm) =>
    api.call(getFieldDefinitions, { query: { dynamic_forms_name: name } }),
  uiConfig: (api: ApiClient, name: DynamicForm) =>
    api.call(getUiConfig, { query: { dynamic_forms_name: name } }),
};
