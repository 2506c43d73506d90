/** What the server may allow to be changed on an application (specification 2, section 6). */
type Update =
  | 'signatory'
  | 'signatory_other'
  | 'signatory_flags'
  | 'signatory_tin'
  | 'signatory_contact'
  | 'custom_fields'
  | 'bankinfo'
  | 'taxIdNumber';

/** True when the user may change this, by what the server said of the application (`allowed_updates`). */
export function mayChange(
  application: { readonly allowed_updates: readonly string[] },
  update: Update,
): boolean {
  return application.allowed_updates.includes(update);
}
