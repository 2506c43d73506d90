import { z } from 'zod';
import { log } from '~/telemetry/log.server';
import { StoreUnavailableError } from './store.server';

/**
 * The shape of something that lies in the store, where two builds of the portal write it while one takes the place of the other, forwards or
 * back. So what another build has added is kept; a member never takes another shape, but gets another name; and what
 * cannot be read all the same is never overwritten: `readStored` answers as if the store were away.
 */
export function storedObject<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  // Typed by the members of this build alone: the others are handed on, and never asked for.
  return z.looseObject(shape) as unknown as z.ZodObject<Shape>;
}

/** Reads the JSON text of a stored thing. @throws StoreUnavailableError when this build cannot read it */
export function readStored<Stored>(schema: z.ZodType<Stored>, text: string): Stored {
  const read = schema.safeParse(jsonOf(text));
  if (read.success) return read.data;
  // Names of the shape alone: deeper down they may be somebody's.
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
