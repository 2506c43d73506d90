import { LendingApi } from '../backend/lending-api';
import { readKnownDeployment } from '../deployment/known-deployment';
import { fetchMails } from '../mailbox/mailpit';
import { accountsFile, mailboxAddress, readOfferedCalls, runId, serverAddress } from '../settings';
import { prepareByCustomerCalls } from './customer-calls';
import type { Preparation } from './preparation';
import { preparedAccounts, readAccounts } from './prepared-accounts';

export function createPreparations(proxy: boolean): Preparation[] {
  const catcher = mailboxAddress();
  const file = accountsFile();
  return [
    prepareByCustomerCalls({
      api: () => new LendingApi(serverAddress('API_BASE_URL')),
      mails: catcher === null ? null : (email, kind) => fetchMails(catcher, email, kind),
      proxy,
      offeredCalls: readOfferedCalls(),
      knownDeployment: readKnownDeployment(),
      run: runId(),
    }),
    ...(file === null
      ? []
      : [
          preparedAccounts(readAccounts(file), {
            worker: Number(process.env.CUCUMBER_WORKER_ID ?? 0),
            workers: Number(process.env.CUCUMBER_TOTAL_WORKERS ?? 1),
          }),
        ]),
  ];
}
