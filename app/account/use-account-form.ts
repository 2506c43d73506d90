import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { type Typed, typedValues } from '~/domain/form-schema';
import { usePortalForm } from '~/ui/fields/use-portal-form';

/** A form judged in the browser by the server's schema, made for what was typed; `answer` is what the action answered, if it was sent. */
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
