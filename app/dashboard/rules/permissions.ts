import type { ApplicationUpdate } from 'contracts/api/enumerations';

/** True when the user may change this, by what the server said of the application (`allowed_updates`). */
export function mayChange(
  application: { readonly allowed_updates: readonly string[] },
  update: ApplicationUpdate,
): boolean {
  return application.allowed_updates.includes(update);
}
