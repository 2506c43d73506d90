import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { type Typed, typedValues } from '~/domain/typed';
import { INTENT, isAside } from '~/forms/intents';
import type { FieldHandle } from '~/ui/fields/field/field';
import { usePortalForm } from '~/ui/fields/form/use-portal-form';
import { useTaskAnswer } from './use-task-answer';

export const NOTHING_TYPED = () => z.object({});

interface Beginning {
  values?: Readonly<Record<string, string | undefined>>;
  beginsAnew?: boolean;
}

/** Receives only the answers to its own submits. */
export function useTaskForm<Name extends string>(
  id: string,
  schemaFor: (typed: Typed) => z.ZodType,
  { values, beginsAnew = false }: Beginning = {},
) {
  const answer = useTaskAnswer(id);
  const [form, fields] = usePortalForm<Record<string, string | undefined>, unknown>({
    id,
    lastResult: answer?.result,
    defaultValue: { ...values },
    beginsAnew,
    onValidate: ({ formData }) => {
      const asksAside = isAside(formData) && formData.get(INTENT) !== id;
      const schema = asksAside ? z.object({}) : schemaFor(typedValues(formData));
      return parseWithZod(formData, { schema });
    },
  });
  const typed = Object.entries(form.value ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    form,
    // Safe cast: Conform creates fields on access; the type restricts the names.
    fields: fields as Record<string, FieldHandle> as Record<Name, FieldHandle>,
    typed: Object.fromEntries(typed) as Typed,
  };
}
