import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { Terms } from 'ui/layout/sheet';
import { useAnswerTexts } from '~/configured-form/answer-texts';
import { DynamicFields, fieldLabelsOf } from '~/configured-form/dynamic-fields';
import { createDynamicSchema } from '~/configured-form/rules/schema';
import { formatAnswer, indexValuesById, toFormTexts, toTypedValue } from '~/configured-form/rules/value';
import { usePatterns } from '~/configured-form/use-patterns';
import { useTaskActionData, useTaskForm } from '~/dashboard/task-form';
import { CardForm } from './card-form';
import type { CustomFieldsView } from './custom-fields.server';
import type { OverviewActionData } from './overview-page.server';
import { CUSTOM_FORM_ID } from './urls';

export function CustomForm({ card }: { card: CustomFieldsView }) {
  const { t } = useTranslation('overview');
  const answerTexts = useAnswerTexts(card.currency);
  const matcherOf = usePatterns(card.fields);
  const values = indexValuesById(card.values);
  const storedTexts = card.fields.map((field) =>
    toFormTexts(field, toTypedValue(field, values.get(field.id) ?? '', answerTexts)),
  );
  const hasConflict = useTaskActionData<OverviewActionData>(CUSTOM_FORM_ID)?.hasConflict;
  const { form, typed } = useTaskForm(
    CUSTOM_FORM_ID,
    (current) => createDynamicSchema(card.fields, current, { answerTexts, country: card.country, matcherOf }),
    { values: Object.assign({}, ...storedTexts) },
  );
  return (
    <CardForm form={form} version={card.version} labels={fieldLabelsOf(card.fields)}>
      {hasConflict && (
        <Notice title={t('edit.now')}>
          <Terms
            layout="column"
            items={card.fields.flatMap((field) => {
              const value = values.get(field.id);
              return value === undefined
                ? []
                : { label: field.label, value: formatAnswer(field, value, answerTexts) };
            })}
          />
        </Notice>
      )}
      <DynamicFields
        formId={form.id}
        fields={card.fields}
        typed={typed}
        currency={card.currency}
        country={card.country}
      />
    </CardForm>
  );
}
