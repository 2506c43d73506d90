import { z } from 'zod';
import { log } from '~/telemetry/log.server';
import { StoreUnavailableError } from './store.server';

/**
 * During a rollout, two builds share the store: unknown members are kept, and a member never
 * changes its shape. Unreadable records are never overwritten; `readStored` treats them as an
 * outage.
 */
export function storedObject<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  return z.looseObject(shape) as unknown as z.ZodObject<Shape>;
}

/** @throws StoreUnavailableError if this build cannot read the record */
export function readStored<Stored>(schema: z.ZodType<Stored>, text: string): Stored {
  const read = schema.safeParse(jsonOf(text));
  if (read.success) return read.data;
  // Top-level names only: nested keys may be personal data.
  const issues = read.error.issues.map(({ path, code }) => ({ path: String(path[0] ?? ''), code }));
  log.error('store-unreadable', { issues: issues.slice(0, 20) });
  throw new StoreUnavailableError();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
