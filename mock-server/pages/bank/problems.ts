import type { BankData } from './bank-data';

/** By path. The list of findings may be out of view, below or beside the form. */
export function problemsIn(found: BankData['found']): Readonly<Record<string, string>> {
  const errors = found?.findings.filter(({ severity }) => severity === 'error') ?? [];
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}
