import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { type Typed, typedValues } from '~/domain/typed';
import { INTENT, isAside } from '~/forms/intents';
import type { FieldHandle } from '~/ui/fields/field';
import { usePortalForm } from '~/ui/fields/use-portal-form';
import { useTaskAnswer } from './use-task-answer';

/** For a form in which nothing is typed. */
export const NOTHING_TYPED = () => z.object({});

/** The content that a task's form begins with, and whether it is ever put back. */
interface Beginning {
  /** Values that the fields start with; none, where nothing is given. */
  values?: Readonly<Record<string, string | undefined>>;
  /** See `usePortalForm`. */
  beginsAnew?: boolean;
}

/** The form of a task, judged in the browser by the server's schema for what was typed; told only what its own sending came to. */
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
      // A form that is named after its intent asks for nothing beside.
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
    // Conform makes a field for whatever name is asked for; the type says which ones this form has.
    fields: fields as Record<string, FieldHandle> as Record<Name, FieldHandle>,
    /** The values that are typed right now. */
    typed: Object.fromEntries(typed) as Typed,
  };
}
