/** Plural forms of a language. `{{n}}` is the number. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
