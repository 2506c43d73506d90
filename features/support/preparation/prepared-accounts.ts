import { readFileSync } from 'node:fs';
import { buildWorld, findScenario } from 'fixtures/worlds';
import { z } from 'zod';
import type { Customer } from '../backend/backend';
import type { ScenarioStart } from '../deployment/scenario-start';
import type { Preparation } from './preparation';

const account = z.strictObject({ email: z.email(), password: z.string().min(1) });

const accountsFile = z.record(
  z.string(),
  z.record(z.string(), z.union([account.transform((credentials) => [credentials]), z.array(account).min(1)])),
);
export type PreparedAccounts = z.output<typeof accountsFile>;

export function readAccounts(file: string): PreparedAccounts {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const { data, error } = accountsFile.safeParse(json);
  if (error) {
    const location = error.issues[0]?.path.join(' › ') || 'the whole of it';
    throw new Error(`${file}: ${location} is not {"email": …, "password": …}`);
  }
  return data;
}

interface WorkerShare {
  worker: number;
  workers: number;
}

/** Workers share an account only if there are too few. */
export function preparedAccounts(
  accounts: PreparedAccounts,
  { worker, workers }: WorkerShare = { worker: 0, workers: 1 },
): Preparation {
  const usageCounts = new Map<string, number>();
  const accountsOf = ({ situation, person }: ScenarioStart): Customer[] => {
    const people = accounts[situation] ?? {};
    return (person === null ? people[firstOf(situation) ?? ''] : people[person]) ?? [];
  };
  return {
    name: 'prepared accounts',
    blockers: (start) =>
      accountsOf(start).length > 0
        ? []
        : [
            `there is none for ${start.person ?? firstOf(start.situation) ?? 'anybody'} in ${start.situation}`,
          ],
    async prepare(start) {
      const matchingAccounts = accountsOf(start);
      const usageCount = usageCounts.get(start.situation) ?? 0;
      usageCounts.set(start.situation, usageCount + 1);
      const next = matchingAccounts[(worker + usageCount * workers) % matchingAccounts.length];
      if (!next) throw new Error(`no prepared account for ${start.situation}`);
      return next;
    },
  };
}

export async function findAccountProblems(
  accounts: PreparedAccounts,
  logIn: (customer: Customer, partner: string) => Promise<boolean>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [situation, people] of Object.entries(accounts)) {
    const knownPeople = peopleOf(situation);
    const partner = findScenario(situation)?.partner;
    if (knownPeople === null || partner === undefined) {
      problems.push(`${situation}: the fixtures have no such situation`);
      continue;
    }
    for (const [person, personAccounts] of Object.entries(people)) {
      if (!knownPeople.includes(person))
        problems.push(`${situation}: it is about ${knownPeople.join(', ')}, not about ${person}`);
      const loginResults = await Promise.all(personAccounts.map((customer) => logIn(customer, partner)));
      for (const { email } of personAccounts.filter((_, index) => !loginResults[index])) {
        problems.push(`${situation}, ${person}: the login of ${email} failed: check the password`);
      }
    }
    const missingPeople = knownPeople.filter((person) => !(person in people));
    if (missingPeople.length > 0) problems.push(`${situation}: no account for ${missingPeople.join(', ')}`);
  }
  return problems;
}

function peopleOf(situation: string): string[] | null {
  const scenario = findScenario(situation);
  return scenario ? buildWorld(scenario, { seed: 1, now: new Date(0) }).users.map(({ key }) => key) : null;
}

const firstOf = (situation: string): string | undefined => peopleOf(situation)?.[0];
