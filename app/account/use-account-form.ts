import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { type Typed, typedValues } from '~/domain/form-schema';
import { usePortalForm } from '~/ui/fields/use-portal-form';

/**
 * A form judged in the browser by the schema the server judges it by: on leaving a field, then while it is mended.
 *
 * @param schemaFor the schema for what was typed, as some rules depend on other fields
 * @param answer what the action answered, if the form was sent and came back
 */
export function useAccountForm<Shape extends z.ZodRawShape>(
  id: string,
  schemaFor: (typed: Typed) => z.ZodObject<Shape>,
  answer: SubmissionResult<string[]> | undefined,
) {
  return usePortalForm<z.input<z.ZodObject<Shape>>, z.output<z.ZodObject<Shape>>>({
    id,
    lastResult: answer,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: schemaFor(typedValues(formData)) }),
  });
}
