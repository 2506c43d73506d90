import { z } from 'zod';
import { log } from '~/telemetry/log.server';
import { metrics } from '~/telemetry/metrics.server';
import { getTracer } from '~/telemetry/span.server';

export interface CounterValue {
  count: number;
  secondsLeft: number;
}

/** Values are opaque JSON text. */
export interface SessionStore {
  /** Missing for stores without a failover. */
  readonly writes?: 'replicated' | 'primary-only';
  read(id: string): Promise<string | null>;
  /**
   * `change` may run several times, so it must be pure. Null: no value.
   * @param lifetimeSeconds from now, or computed after `change`
   * @throws StoreUnavailableError if the write is not confirmed
   */
  update(
    id: string,
    lifetimeSeconds: number | (() => number),
    change: (value: string | null) => string | null,
  ): Promise<void>;
  /**
   * All instances share the counter. Its window starts at the first count.
   * @throws StoreUnavailableError if the count is not confirmed
   */
  count(id: string, windowSeconds: number): Promise<CounterValue>;
  close(): Promise<void>;
}

/** Has no cause, because client errors contain whole sessions. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';

  constructor() {
    super('The session store is unavailable');
  }
}

/** Some features work without the store. @throws any other error */
export function nullIfUnavailable(error: unknown): null {
  if (error instanceof StoreUnavailableError) return null;
  throw error;
}

export function lifetimeInSeconds(lifetime: number | (() => number)): number {
  return typeof lifetime === 'number' ? lifetime : lifetime();
}

type CommandKind = 'read' | 'write';

/** Names only the forbidden command, because the error's message may quote values. */
export function refusalCause(error: unknown): { why?: string } {
  const message = error instanceof Error ? error.message : '';
  const [, unknownCommand] = /^ERR unknown command [`'"]?(\w{1,15})\b/i.exec(message) ?? [];
  if (unknownCommand) return { why: `the server has no ${unknownCommand.toUpperCase()}` };
  const [, deniedCommand] = /^NOPERM .*run the '([\w|]{1,15})/.exec(message) ?? [];
  return deniedCommand ? { why: `the user may not run ${deniedCommand.toUpperCase()}` } : {};
}

/** Logs once when refusals begin and once when they end. */
export class RefusalLog {
  readonly #refused = new Set<CommandKind>();

  recordRefusal(kind: CommandKind, error: unknown): void {
    if (!this.#refused.has(kind)) log.error('store-refused', { error, ...refusalCause(error) });
    this.#refused.add(kind);
  }

  recordSuccess(kind: CommandKind): void {
    if (this.#refused.delete(kind)) log.info('store-recovered');
  }
}

export function createObservedStore(store: SessionStore): SessionStore {
  return {
    ...(store.writes && { writes: store.writes }),
    read: (id) => observeCommand('read', () => store.read(id)),
    update: (...change) => observeCommand('update', () => store.update(...change)),
    count: (...countArguments) => observeCommand('count', () => store.count(...countArguments)),
    close: () => store.close(),
  };
}

function observeCommand<T>(command: 'read' | 'update' | 'count', runCommand: () => Promise<T>): Promise<T> {
  return getTracer().span('client', `session store ${command}`, async (span) => {
    const startedAt = performance.now();
    let outcome: 'ok' | 'failed' = 'failed';
    try {
      const result = await runCommand();
      outcome = 'ok';
      return result;
    } finally {
      span.set({ outcome });
      metrics.storeCommandEnded({ command, outcome }, performance.now() - startedAt);
    }
  });
}

/**
 * During a rollout, two builds share the store: unknown members are kept, members never change their shape, and
 * unreadable records stay.
 */
export function storedObjectSchema<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  return z.looseObject(shape) as unknown as z.ZodObject<Shape>;
}

/** @throws StoreUnavailableError if this build cannot read the record */
export function parseStoredRecord<Stored>(schema: z.ZodType<Stored>, text: string): Stored {
  const parsed = schema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  // Top-level names only: nested keys may be personal data.
  const issues = parsed.error.issues.map(({ path, code }) => ({ path: String(path[0] ?? ''), code }));
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
