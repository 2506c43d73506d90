import type { SimulatedWorld, WorldState } from './world';

/** One form on the way: where it stands, what is typed, and how to see that it counted. */
export interface Step {
  name: string;
  /** Path of its page; `:id` stands for the application. */
  page: string;
  /** CSS selector of the form. */
  form: string;
  values(world: SimulatedWorld): Readonly<Record<string, string>>;
  file?: { field: string; name: string; bytes: Buffer };
  /** Preparation outside the portal, such as an identification at its provider. */
  before?(world: SimulatedWorld): Promise<void>;
  /** Whether the lending system has it, for steps that reach it at once. */
  done?(state: WorldState): boolean;
  /** Steps after a form whose resending did not count: log in, and continue. */
  recovery?: readonly Step[];
}

/** A way through the portal, and what must be in the lending system at its end. */
export interface Journey {
  name: string;
  /** The simulator's scenario that it begins in. */
  scenario: string;
  steps: readonly Step[];
  /** Lost or duplicated records at the end; empty when there are none. */
  losses(state: WorldState): Loss[];
}

export interface Loss {
  kind: 'value lost' | 'duplicate' | 'logged out' | 'stuck' | 'no answer';
  what: string;
}

/** The hidden member that names a form. */
export const named = (name: string) => `form:has(input[name="__form__"][value="${name}"])`;

export const loginStep: Step = {
  name: 'login',
  page: '/login',
  form: named('login'),
  values: ({ person }) => ({ email: person?.email ?? '', password: person?.password ?? '' }),
};

/** A loss when there is not exactly one. */
export function exactlyOne(what: string, count: number): Loss[] {
  if (count === 1) return [];
  return [{ kind: count === 0 ? 'value lost' : 'duplicate', what: `${count} × ${what}` }];
}

/** The members that do not hold what was typed. */
export function typed(
  wanted: Readonly<Record<string, unknown>>,
  held: Readonly<Record<string, unknown>> = {},
): Loss[] {
  return Object.entries(wanted).flatMap(([member, value]): Loss[] =>
    held[member] === value ? [] : [{ kind: 'value lost', what: `${member} is ${String(held[member])}` }],
  );
}
