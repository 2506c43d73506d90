import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Customer } from '../backend/backend';
import { runId } from '../settings';

const FOLDER = '.reports/features/made-accounts';

export interface CreatedAccount extends Customer {
  partner: string | null;
}

const made = new Map<string, CreatedAccount>();

export const addressStart = (): string => `kunde-${runId()}-`;

/** Ignores accounts that the run did not create. */
export function noteCreatedAccount(account: CreatedAccount): void {
  if (account.email.startsWith(addressStart())) made.set(account.email, account);
}

export function saveCreatedAccounts(): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${process.pid}.json`), JSON.stringify([...made.values()]));
}

export function discardCreatedAccounts(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

export function accountsOfWorkers(): CreatedAccount[] {
  mkdirSync(FOLDER, { recursive: true });
  return readdirSync(FOLDER).flatMap(
    (name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as CreatedAccount[],
  );
}
