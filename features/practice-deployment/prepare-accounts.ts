import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PreparedAccounts } from '../support/preparation/prepared-accounts';

const rows = z.array(z.looseObject({ id: z.string() }));

const customerPartsSchema = z.object({
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
type CustomerParts = z.output<typeof customerPartsSchema>;

const snapshot = z.looseObject({
  ...customerPartsSchema.shape,
  personas: z.array(z.looseObject({ key: z.string(), email: z.string(), password: z.string() })),
});

export type WantedSituations = ReadonlyMap<string, number>;

export async function prepareAccounts(
  simulator: string,
  situations: WantedSituations,
): Promise<PreparedAccounts> {
  const baseSnapshot = snapshot.parse(await control(simulator, 'GET', '/snapshot'));
  const accounts: PreparedAccounts = {};
  for (const [situation, times] of situations) {
    const { sandbox } = z
      .object({ sandbox: z.string() })
      .parse(await control(simulator, 'POST', '/sandboxes', { body: { scenario: situation } }));
    const start = snapshot.parse(await control(simulator, 'GET', '/snapshot', { sandbox }));
    for (let copy = 1; copy <= times; copy += 1) {
      const { parts, emails } = copyWorld(start, `${situation}-${copy}`);
      for (const part of Object.keys(parts) as (keyof CustomerParts)[])
        baseSnapshot[part].push(...parts[part]);
      for (const { key, email, password } of start.personas) {
        const people = accounts[situation] ?? {};
        accounts[situation] = people;
        people[key] = [...(people[key] ?? []), { email: emails.get(email) ?? email, password }];
      }
    }
  }
  await control(simulator, 'PUT', '/snapshot', { body: baseSnapshot });
  return accounts;
}

function copyWorld(
  { personas, ...worldParts }: z.output<typeof snapshot>,
  name: string,
): { parts: CustomerParts; emails: ReadonlyMap<string, string> } {
  const parts = customerPartsSchema.parse(worldParts);
  const emails = new Map(personas.map(({ email }) => [email, email.replace('@', `+${name}@`)]));
  const replacements = new Map<string, string>(emails);
  for (const { id } of Object.values(parts).flat()) replacements.set(id, randomUUID());
  return { parts: replaceTexts(parts, replacements), emails };
}

/** The salt of a password hash contains an ID and must not change. */
function replaceTexts<Value>(value: Value, replacements: ReadonlyMap<string, string>): Value {
  const text = JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'string' ? (replacements.get(each) ?? each) : each,
  );
  return JSON.parse(text) as Value;
}

async function control(
  simulator: string,
  method: string,
  path: string,
  { body, sandbox }: { body?: object; sandbox?: string } = {},
): Promise<unknown> {
  const response = await fetch(`${simulator}/simulator${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(sandbox && { 'x-sandbox': sandbox }),
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} was refused: ${response.status} ${await response.text()}`);
  return response.json();
}
