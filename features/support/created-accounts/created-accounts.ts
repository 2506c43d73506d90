import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Customer } from '../backend/backend';
import { runId } from '../settings';

const CREATED_ACCOUNTS_FOLDER = '.reports/features/made-accounts';

export interface CreatedAccount extends Customer {
  partner: string | null;
}

const createdAccounts = new Map<string, CreatedAccount>();

export const emailPrefix = (): string => `kunde-${runId()}-`;

export function recordCreatedAccount(account: CreatedAccount): void {
  if (account.email.startsWith(emailPrefix())) createdAccounts.set(account.email, account);
}

export function saveCreatedAccounts(): void {
  mkdirSync(CREATED_ACCOUNTS_FOLDER, { recursive: true });
  writeFileSync(
    join(CREATED_ACCOUNTS_FOLDER, `${process.pid}.json`),
    JSON.stringify([...createdAccounts.values()]),
  );
}

export function discardCreatedAccounts(): void {
  rmSync(CREATED_ACCOUNTS_FOLDER, { recursive: true, force: true });
}

export function readCreatedAccounts(): CreatedAccount[] {
  mkdirSync(CREATED_ACCOUNTS_FOLDER, { recursive: true });
  return readdirSync(CREATED_ACCOUNTS_FOLDER).flatMap(
    (name) => JSON.parse(readFileSync(join(CREATED_ACCOUNTS_FOLDER, name), 'utf8')) as CreatedAccount[],
  );
}
