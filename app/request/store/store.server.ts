export interface Count {
  /** This time included. */
  count: number;
  /** Until the window ends, at least 1. */
  secondsLeft: number;
}

/** Where sessions live. Values are JSON text; the store knows nothing of what is in them. */
export interface SessionStore {
  /** @throws StoreUnavailableError */
  read(id: string): Promise<string | null>;
  /**
   * Replaces the value by what `change` makes of the present one (null: none) as one step: of two at once the second sees what the first has
   * made. `change` may run more than once, so it must have no effects. @param lifetimeSeconds from now, or asked after `change` @throws StoreUnavailableError when not known to be written
   */
  update(
    id: string,
    lifetimeSeconds: number | (() => number),
    change: (value: string | null) => string | null,
  ): Promise<void>;
  /** Counts one more, all instances together, within a window that begins with the first. @throws StoreUnavailableError when not known to be counted */
  count(id: string, windowSeconds: number): Promise<Count>;
  close(): Promise<void>;
}

/** The store is away, late, or refuses. Without a cause: clients' errors carry whole sessions, and the store logs what happened. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';

  constructor() {
    super('The session store is unavailable');
  }
}

/** For what goes on without the store: nothing is known while it is away. @throws any other error */
export function unlessAway(error: unknown): null {
  if (error instanceof StoreUnavailableError) return null;
  throw error;
}

/** The seconds of a lifetime. */
export function secondsOf(lifetime: number | (() => number)): number {
  return typeof lifetime === 'number' ? lifetime : lifetime();
}
