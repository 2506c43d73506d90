/** A counted thing in the forms that a language has for its number; `{{n}}` is the number. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
