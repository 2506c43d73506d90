import { applicationProgress } from '~/api/application-progress.server';
import type { Application } from '~/api/applications.server';
import { loadAnswerTexts, loadConfiguredForm } from '~/configured-form/configured-form.server';
import { fieldsOfPurpose } from '~/configured-form/rules/form';
import { createMatcher } from '~/configured-form/rules/pattern';
import { createDynamicSchema } from '~/configured-form/rules/schema';
import { wireValues } from '~/configured-form/rules/validate-field';
import { findChangedValues } from '~/configured-form/rules/value';
import { canChangeApplication } from '~/dashboard/rules/permissions';
import { contentVersionOf, verifyApplication } from '~/dashboard/tab-tasks.server';
import { createRefusal, createSuccess, defineTask } from '~/forms/run-task.server';
import type { UserRequest } from '~/request/guards.server';
import { declareCardTask, refuseStaleCard } from './card-task.server';
import type { OverviewTask } from './overview-page.server';
import { CUSTOM_FORM_ID } from './urls';

export type CustomEntity = 'application' | 'company';

export type CustomFieldsView = Awaited<ReturnType<typeof createCustomFieldsViews>>[number];

const customValuesOf = (application: Application, entity: CustomEntity) =>
  (entity === 'application' ? application.custom_fields_list : application.company_custom_fields) ?? [];

/** OVER-10. Logs problems of the configuration (DYN-11). */
export async function createCustomFieldsViews(request: UserRequest, application: Application) {
  if (!request.config.dynamicForm) return [];
  const reading = await loadConfiguredForm(request, 'application');
  const purpose = reading.ok
    ? reading.form.purposes.find(({ name }) => name === application.allBanksLoanPurpose)
    : undefined;
  if (!reading.ok || !purpose) return [];
  const custom = fieldsOfPurpose(purpose).filter(({ origin }) => origin === 'custom');
  const card = (entity: CustomEntity) => {
    const fields = custom.filter((field) => field.entity === entity);
    const storedValues = customValuesOf(application, entity);
    const knownValues = storedValues.filter(({ field_id }) => fields.some(({ id }) => id === field_id));
    return {
      entity,
      fields,
      values: knownValues,
      currency: application.currency,
      country: application.companyCountry ?? reading.form.country,
      version: contentVersionOf([storedValues]),
      mayChange: canChangeApplication(application, 'custom_fields'),
    };
  };
  return [card('application'), card('company')].filter(({ fields }) => fields.length > 0);
}

export const createCustomFieldsTask = (entity: CustomEntity) =>
  ({
    show: ({ request, custom }) => {
      const card = custom.find((view) => view.entity === entity);
      return card?.mayChange
        ? { title: request.t('overview')(`custom.${entity}`), form: CUSTOM_FORM_ID }
        : null;
    },
    change: async (input) => {
      const { request, application, typed } = input;
      const t = request.t('overview');
      const cards = await createCustomFieldsViews(request, application);
      const card = cards.find((view) => view.entity === entity);
      const fields = card?.fields ?? [];
      const validation = {
        answerTexts: loadAnswerTexts(request, application.currency),
        country: card?.country ?? '',
        matcherOf: createMatcher,
      };
      const declaration = declareCardTask(input, 'custom_fields');
      // Another format of the stored value is no change.
      const findValuesChangedFrom = (storedValues: ReturnType<typeof customValuesOf>) => {
        const values = wireValues(fields, typed, validation);
        if (values === null) throw new Error('Validated custom fields have no values for the lending API');
        const newValues = fields.map(({ id }) => ({ field_id: id, field_value: values.get(id) ?? '' }));
        return findChangedValues(fields, newValues, storedValues);
      };
      return defineTask({
        ...declaration,
        refusal: card ? declaration.refusal : createRefusal(403, t('edit.notAllowed')),
        form: CUSTOM_FORM_ID,
        schema: createDynamicSchema(fields, typed, validation),
        call: async () => {
          const storedValues = customValuesOf(application, entity);
          const changedValues = findValuesChangedFrom(storedValues);
          if (changedValues.length === 0) return createSuccess(null);
          return (
            refuseStaleCard(input, [storedValues]) ??
            applicationProgress.saveCustomFields(request.api, application.applicationId, changedValues)
          );
        },
        verify: () =>
          verifyApplication(
            input,
            (currentApplication) =>
              findValuesChangedFrom(customValuesOf(currentApplication, entity)).length === 0,
          ),
        messages: { done: t('custom.saved'), failed: t('custom.failed') },
      });
    },
  }) satisfies OverviewTask;
