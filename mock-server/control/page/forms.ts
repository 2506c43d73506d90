export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
