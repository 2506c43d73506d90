import type { Context } from 'hono';
import { Refusal } from '../../api/refusal';

export interface SubmittedForm {
  has(name: string): boolean;
  text(name: string): string;
  texts(name: string): string[];
  entries(): [name: string, text: string][];
  file(name: string): File | null;
}

const MAX_BYTES = 6_000_000;

export async function readSubmittedForm({ req }: Context): Promise<SubmittedForm> {
  const length = Number(req.header('content-length') ?? Number.NaN);
  if (!(length <= MAX_BYTES)) throw new Refusal(413, [{ code: 'err_validation_failed' }]);
  const form = await req.raw.formData().catch(() => {
    throw new Refusal(400, [{ code: 'err_validation_failed' }]);
  });
  return {
    has: (name) => form.has(name),
    text: (name) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    },
    texts: (name) => form.getAll(name).filter((value) => typeof value === 'string'),
    entries: () =>
      [...form].flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    file: (name) => {
      const value = form.get(name);
      return typeof value === 'object' && value !== null && value.size > 0 ? value : null;
    },
  };
}
