import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PreparedAccounts } from '../support/preparation/prepared-accounts';

const rows = z.array(z.looseObject({ id: z.string() }));

/** The parts of a simulator's snapshot in which a customer's things lie. */
const customersParts = z.object({
  users: rows,
  applications: rows,
  signatories: rows,
  documents: rows,
  blobs: rows,
  financeObjects: rows,
  companies: rows,
  debtors: rows,
  appointments: rows,
});
type Parts = z.output<typeof customersParts>;

const snapshot = z.looseObject({
  ...customersParts.shape,
  personas: z.array(z.looseObject({ key: z.string(), email: z.string(), password: z.string() })),
});

/** How often a situation is to be prepared, by its id. */
export type Wanted = ReadonlyMap<string, number>;

/**
 * Puts accounts into a simulator's only world, as a test stage has them: for each situation several, each with people, applications and all
 * else of its own, so that no scenario meets what another has changed.
 * @param simulator its address
 * @returns the accounts, as the file of prepared accounts names them
 */
export async function prepareAccounts(simulator: string, wanted: Wanted): Promise<PreparedAccounts> {
  const stage = snapshot.parse(await control(simulator, 'GET', '/snapshot'));
  const accounts: PreparedAccounts = {};
  for (const [situation, times] of wanted) {
    const { sandbox } = z
      .object({ sandbox: z.string() })
      .parse(await control(simulator, 'POST', '/sandboxes', { body: { scenario: situation } }));
    const start = snapshot.parse(await control(simulator, 'GET', '/snapshot', { sandbox }));
    for (let copy = 1; copy <= times; copy += 1) {
      const { parts, emails } = copied(start, `${situation}-${copy}`);
      // Object.keys of what is written out above.
      for (const part of Object.keys(parts) as (keyof Parts)[]) stage[part].push(...parts[part]);
      for (const { key, email, password } of start.personas) {
        const people = accounts[situation] ?? {};
        accounts[situation] = people;
        people[key] = [...(people[key] ?? []), { email: emails.get(email) ?? email, password }];
      }
    }
  }
  await control(simulator, 'PUT', '/snapshot', { body: stage });
  return accounts;
}

/** A world's parts with ids and e-mail addresses of their own. */
function copied(
  { personas, ...given }: z.output<typeof snapshot>,
  name: string,
): { parts: Parts; emails: ReadonlyMap<string, string> } {
  const parts = customersParts.parse(given);
  const emails = new Map(personas.map(({ email }) => [email, email.replace('@', `+${name}@`)]));
  const others = new Map<string, string>(emails);
  for (const { id } of Object.values(parts).flat()) others.set(id, randomUUID());
  return { parts: renamed(parts, others), emails };
}

/** The same with other texts wherever one of these stands alone. A password's hash has an id in it, which stays. */
function renamed<Value>(value: Value, others: ReadonlyMap<string, string>): Value {
  const text = JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'string' ? (others.get(each) ?? each) : each,
  );
  return JSON.parse(text) as Value;
}

async function control(
  simulator: string,
  method: string,
  path: string,
  { body, sandbox }: { body?: object; sandbox?: string } = {},
): Promise<unknown> {
  const answer = await fetch(`${simulator}/simulator${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(sandbox && { 'x-sandbox': sandbox }),
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
