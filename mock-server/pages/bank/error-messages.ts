import type { BankData } from './bank-data';

export function errorMessagesByPath(
  shownFindings: BankData['shownFindings'],
): Readonly<Record<string, string>> {
  const errors = shownFindings?.findings.filter(({ severity }) => severity === 'error') ?? [];
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}
