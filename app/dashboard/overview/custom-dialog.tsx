import { parseWithZod } from '@conform-to/zod/v4';
import { useTranslation } from 'react-i18next';
import { DynamicFields, labelsOf } from '~/configured-form/dynamic-fields';
import { dynamicSchema } from '~/configured-form/rules/schema';
import { formTexts, shownValue, typedValue } from '~/configured-form/rules/value';
import { usePatterns } from '~/configured-form/use-patterns';
import { useWords } from '~/configured-form/use-words';
import { tabPath } from '~/dashboard/rules/tabs';
import { typedValues } from '~/domain/form-schema';
import { Notice } from '~/ui/feedback/notice';
import { SubmitButton } from '~/ui/fields/submit-button';
import { usePortalForm } from '~/ui/fields/use-portal-form';
import { Terms } from '~/ui/layout/terms';
import type { Overlay } from '~/ui/overlays/with-overlay';
import type { ShownCustomFields } from './custom-fields.server';
import { CancelLink, EditForm } from './edit-form';
import type { TaskAnswer } from './task-answer';

export const CUSTOM_FORM = 'edit-custom';

interface CustomDialogProps {
  applicationId: string;
  /** Null where the address asks for no such card. */
  card: ShownCustomFields | null;
  answer: TaskAnswer | undefined;
}

/** Configured fields of one card (OVER-10). */
export function useCustomOverlay({ applicationId, card, answer }: CustomDialogProps): Overlay | null {
  const { t } = useTranslation('overview');
  if (!card) return null;
  return {
    title: t(`custom.${card.entity}`),
    closeTo: tabPath(applicationId, 'overview'),
    footer: (
      <>
        <CancelLink applicationId={applicationId} />
        <SubmitButton form={CUSTOM_FORM} pendingLabel={t('edit.saving')}>
          {t('edit.save')}
        </SubmitButton>
      </>
    ),
    children: <CustomForm card={card} answer={answer} />,
  };
}

function CustomForm({ card, answer }: { card: ShownCustomFields; answer: TaskAnswer | undefined }) {
  const { t } = useTranslation('overview');
  const words = useWords(card.currency);
  const matcherOf = usePatterns(card.fields);
  const stored = card.fields.map((field) => formTexts(field, typedValue(field, card.values[field.id] ?? '')));
  const [form] = usePortalForm<Record<string, string | undefined>>({
    id: CUSTOM_FORM,
    lastResult: answer?.result,
    defaultValue: Object.assign({}, ...stored),
    onValidate: ({ formData }) => {
      const context = { words, country: card.country, matcherOf };
      return parseWithZod(formData, { schema: dynamicSchema(card.fields, typedValues(formData), context) });
    },
  });
  return (
    <EditForm
      form={form}
      task={`custom-${card.entity}`}
      version={card.version}
      labels={labelsOf(card.fields)}
    >
      {answer?.conflict && (
        <Notice title={t('edit.now')}>
          <Terms
            layout="column"
            items={card.fields.flatMap((field) => {
              const value = card.values[field.id];
              return value === undefined
                ? []
                : { label: field.label, value: shownValue(field, value, words) };
            })}
          />
        </Notice>
      )}
      <DynamicFields
        formId={form.id}
        fields={card.fields}
        typed={(form.value ?? {}) as Record<string, string | undefined>}
        currency={card.currency}
        country={card.country}
      />
    </EditForm>
  );
}
