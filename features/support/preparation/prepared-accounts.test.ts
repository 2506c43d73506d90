import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccountProblems, preparedAccounts, readAccounts } from './prepared-accounts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'accounts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (text: string): string => {
  const path = join(folder, 'accounts.json');
  writeFileSync(path, text);
  return path;
};
const KATRIN = { email: 'katrin@stage.example', password: 'right' };
const JONAS = { email: 'jonas@stage.example', password: 'right' };
const logIn = async ({ password }: { password: string }) => password === 'right';

describe('prepared accounts', () => {
  it('prepared accounts are used in turn if a person has several accounts', async () => {
    const { prepare } = preparedAccounts(
      readAccounts(file(JSON.stringify({ signing: { katrin: [KATRIN, JONAS] } }))),
    );
    const start = { situation: 'signing', person: 'katrin' };
    expect([await prepare(start), await prepare(start), await prepare(start)]).toEqual([
      KATRIN,
      JONAS,
      KATRIN,
    ]);
  });

  it('Prepared accounts are different for two workers, and separate for each simulator scenario', async () => {
    const [otherAccount, lastAccount] = [
      { ...KATRIN, email: 'other@stage.example' },
      { ...KATRIN, email: 'last@stage.example' },
    ];
    const accounts = readAccounts(
      file(
        JSON.stringify({
          signing: { katrin: [KATRIN, JONAS, otherAccount, lastAccount] },
          rejected: { katrin: [lastAccount] },
        }),
      ),
    );
    const first = preparedAccounts(accounts, { worker: 0, workers: 2 });
    const second = preparedAccounts(accounts, { worker: 1, workers: 2 });
    await first.prepare({ situation: 'rejected', person: 'katrin' });
    const start = { situation: 'signing', person: null };
    expect([await first.prepare(start), await first.prepare(start)]).toEqual([KATRIN, otherAccount]);
    expect([await second.prepare(start), await second.prepare(start)]).toEqual([JONAS, lastAccount]);
  });

  it('prepared accounts log in as customers of the partner of their simulator scenario', async () => {
    const partners: string[] = [];
    await findAccountProblems(
      readAccounts(file(JSON.stringify({ 'factoring-limits': { henrik: KATRIN } }))),
      async (_, partner) => partners.push(partner) > 0,
    );
    expect(partners).toEqual(['factoring']);
  });

  it('block a simulator scenario with a user without account, and name both', () => {
    const { blockers } = preparedAccounts(
      readAccounts(file(JSON.stringify({ signing: { katrin: KATRIN } }))),
    );
    expect(blockers({ situation: 'signing', person: null })).toEqual([]);
    expect(blockers({ situation: 'signing', person: 'jonas' })).toEqual([
      'there is none for jonas in signing',
    ]);
    expect(blockers({ situation: 'rejected', person: null })).toEqual([
      'there is none for katrin in rejected',
    ]);
  });

  it('the check of prepared accounts reports unknown simulator scenarios, missing people and wrong passwords', async () => {
    const accounts = readAccounts(
      file(
        JSON.stringify({
          signing: { katrin: { ...KATRIN, password: 'wrong' }, nobody: JONAS },
          sining: {},
          rejected: { katrin: KATRIN },
        }),
      ),
    );
    expect(await findAccountProblems(accounts, logIn)).toEqual([
      'signing, katrin: the login of katrin@stage.example failed: check the password',
      'signing: it is about katrin, jonas, not about nobody',
      'signing: no account for jonas',
      'sining: the fixtures have no such situation',
    ]);
  });

  it.each([
    ['{"signing"', /cannot be read/],
    ['[]', /the whole of it is no/],
    ['{"signing":{"katrin":{"email":"x"}}}', /signing › katrin is no/],
  ])('prepared accounts lead to an error for the file content %s', (text, expectedError) => {
    expect(() => readAccounts(file(text))).toThrow(expectedError);
  });

  it('Prepared accounts lead to an error for a missing file', () => {
    expect(() => readAccounts(join(folder, 'none.json'))).toThrow(/none\.json cannot be read/);
  });
});
