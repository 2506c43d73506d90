import type { BankData } from './bank-data';

export function errorMessagesByPath(found: BankData['found']): Readonly<Record<string, string>> {
  const errors = found?.findings.filter(({ severity }) => severity === 'error') ?? [];
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}
