export interface Count {
  count: number;
  secondsLeft: number;
}

/** Values are opaque JSON text. */
export interface SessionStore {
  read(id: string): Promise<string | null>;
  /**
   * Atomic update of a value (null: none). `change` may run several times, so it must be pure.
   * @param lifetimeSeconds from now, or computed after `change`
   * @throws StoreUnavailableError if the write is not confirmed
   */
  update(
    id: string,
    lifetimeSeconds: number | (() => number),
    change: (value: string | null) => string | null,
  ): Promise<void>;
  /**
   * Increments a counter shared by all instances; the window starts at the first count.
   * @throws StoreUnavailableError if the count is not confirmed
   */
  count(id: string, windowSeconds: number): Promise<Count>;
  close(): Promise<void>;
}

/**
 * Unavailable, timed out or refused. Has no cause: client errors contain whole sessions, and the store logs the
 * reason.
 */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';

  constructor() {
    super('The session store is unavailable');
  }
}

/** For features that work without the store. @throws any other error */
export function nullIfUnavailable(error: unknown): null {
  if (error instanceof StoreUnavailableError) return null;
  throw error;
}

export function secondsOf(lifetime: number | (() => number)): number {
  return typeof lifetime === 'number' ? lifetime : lifetime();
}
