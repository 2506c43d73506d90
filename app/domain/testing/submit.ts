import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

export function submit<S extends z.ZodType>(
  schema: S,
  values: Record<string, string>,
): { errors: Record<string, string[]> } | { value: z.output<S> } {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const submission = parseWithZod(form, { schema });
  if (submission.status === 'success') return { value: submission.value };
  return { errors: Object.fromEntries(Object.entries(submission.error ?? {}).map(([k, v]) => [k, v ?? []])) };
}
