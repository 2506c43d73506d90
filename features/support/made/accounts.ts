import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Customer } from '../backend/backend';
import { runId } from '../settings';

const FOLDER = '.reports/features/made-accounts';

/** An account that a run has made, or has tried to. */
export interface MadeAccount extends Customer {
  /** Host label under which it was made; null for none. */
  partner: string | null;
}

const made = new Map<string, MadeAccount>();

/** What all addresses that a run makes up begin with. */
export const addressStart = (): string => `kunde-${runId()}-`;

/** Notes an account, to clear it after the run. One that the run did not make is nobody's to clear. */
export function noteMade(account: MadeAccount): void {
  if (account.email.startsWith(addressStart())) made.set(account.email, account);
}

/** Hands on what this worker made to whoever clears it when all workers have ended. */
export function handOnMade(): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${process.pid}.json`), JSON.stringify([...made.values()]));
}

/** Forgets what an earlier run made. */
export function forgetMade(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** Everything that the workers made; nothing where none has ended in order. */
export function madeByWorkers(): MadeAccount[] {
  mkdirSync(FOLDER, { recursive: true });
  return readdirSync(FOLDER).flatMap(
    (name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as MadeAccount[],
  );
}
