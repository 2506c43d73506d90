import type { SimulatedWorld, WorldState } from './simulated-world';

export interface JourneyStep {
  name: string;
  page: string;
  form: string;
  values(world: SimulatedWorld): Readonly<Record<string, string>>;
  file?: { field: string; name: string; bytes: Buffer };
  beforeSend?(world: SimulatedWorld): Promise<void>;
  /** True once the lending API has the data. Absent if a later step sends it. */
  isDone?(state: WorldState): boolean;
  recoverySteps?: readonly JourneyStep[];
}

export interface Journey {
  name: string;
  scenario: string;
  steps: readonly JourneyStep[];
  losses(state: WorldState): LostValue[];
}

export interface LostValue {
  kind: 'value lost' | 'duplicate' | 'logged out' | 'stuck' | 'no answer';
  description: string;
}

export const createFormSelector = (name: string) => `form:has(input[name="__form__"][value="${name}"])`;

export const loginStep: JourneyStep = {
  name: 'login',
  page: '/login',
  form: createFormSelector('login'),
  values: ({ person }) => ({ email: person?.email ?? '', password: person?.password ?? '' }),
};

export function findCountLosses(noun: string, count: number): LostValue[] {
  if (count === 1) return [];
  return [{ kind: count === 0 ? 'value lost' : 'duplicate', description: `${count} × ${noun}` }];
}

export function findLostValues(
  expectedValues: Readonly<Record<string, unknown>>,
  storedValues: Readonly<Record<string, unknown>> = {},
): LostValue[] {
  return Object.entries(expectedValues).flatMap(([member, value]): LostValue[] =>
    storedValues[member] === value
      ? []
      : [{ kind: 'value lost', description: `${member} is ${String(storedValues[member])}` }],
  );
}
