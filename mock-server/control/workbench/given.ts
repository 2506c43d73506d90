import type { Context } from 'hono';
import { Refusal } from '../../api/refusal';

/** What a form of the workbench sends: its texts, and its files. */
export interface Given {
  /** Whether the form has such an entry at all. */
  has(name: string): boolean;
  text(name: string): string;
  all(name: string): string[];
  /** Null where no file was chosen. */
  file(name: string): File | null;
}

/** More than any document and its file. */
const MAX_BYTES = 6_000_000;

/** Reads a form that a browser sent. @throws Refusal 413 for more than any form holds, 400 for what is none */
export async function readGiven({ req }: Context): Promise<Given> {
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
    all: (name) => form.getAll(name).filter((value) => typeof value === 'string'),
    file: (name) => {
      const value = form.get(name);
      return typeof value === 'object' && value !== null && value.size > 0 ? value : null;
    },
  };
}
