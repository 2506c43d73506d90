/** Where sessions live. Values are JSON text; the store knows nothing of what is in them. */
export interface SessionStore {
  read(id: string): Promise<string | null>;
  /**
   * Replaces the value by what `change` makes of the present one (null when there is none), as one step: of two changes at once, the
   * second sees what the first wrote. `change` may run more than once and must not have effects. Null removes the value.
   */
  update(id: string, lifetimeSeconds: number, change: (value: string | null) => string | null): Promise<void>;
  close(): Promise<void>;
}
