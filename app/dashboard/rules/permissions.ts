import type { ApplicationUpdate } from 'contracts/api/enumerations';

/** Checks the application's `allowed_updates`. */
export function mayChange(
  application: { readonly allowed_updates: readonly string[] },
  update: ApplicationUpdate,
): boolean {
  return application.allowed_updates.includes(update);
}
