import type { Customer } from '../backend/backend';
import { LendingApi } from '../backend/lending-api';
import { fetchMails } from '../mailbox/mailpit';
import { findAccountProblems, readAccounts } from '../preparation/prepared-accounts';
import { accountsFile, mailboxAddress } from '../settings';
import { findApiProblem } from './api-problem';

export interface CheckedPart {
  part: string;
  problems: readonly string[];
}

export async function checkDeployment(lendingApi: string): Promise<CheckedPart[]> {
  const api = await findApiProblem(lendingApi);
  return [
    { part: `lending API ${lendingApi}`, problems: api === null ? [] : [api] },
    ...(await checkMailbox()),
    ...(api === null ? await checkAccounts(lendingApi) : []),
  ];
}

export function formatCheckTable(checks: readonly CheckedPart[]): string {
  const lines = checks.flatMap(({ part, problems }) =>
    problems.length === 0 ? [[part, 'fine']] : problems.map((each) => [part, each]),
  );
  const width = Math.max(...lines.map(([part = '']) => part.length));
  return lines.map(([part = '', problem]) => `${part.padEnd(width)}  ${problem}`).join('\n');
}

async function checkMailbox(): Promise<CheckedPart[]> {
  const catcher = mailboxAddress();
  if (catcher === null) return [];
  const problem = await fetchMails(catcher, 'nobody@example.com').then(
    () => null,
    (error: unknown) =>
      `does not answer as Mailpit does (${error instanceof Error ? error.message.split('\n')[0] : error})`,
  );
  return [{ part: `mailbox ${catcher}`, problems: problem === null ? [] : [problem] }];
}

async function checkAccounts(lendingApi: string): Promise<CheckedPart[]> {
  const file = accountsFile();
  if (file === null) return [];
  const api = new LendingApi(lendingApi);
  const logIn = (customer: Customer, partner: string) =>
    api
      .withPartner(partner)
      .callsOf(customer)
      .then(
        () => true,
        () => false,
      );
  const part = `accounts ${file}`;
  try {
    return [{ part, problems: await findAccountProblems(readAccounts(file), logIn) }];
  } catch (error) {
    return [{ part, problems: [error instanceof Error ? error.message : String(error)] }];
  }
}
