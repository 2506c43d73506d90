import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from 'contracts/api/call';
import { type CallName, findMagicValue, type MagicOutcome } from 'fixtures/magic-values';
import { HttpResponse } from 'msw';
import { compactIban } from '../rules/bank-rules';
import { malformedAnswer } from './malformed';
import { Refusal } from './refusal';

/** Members of a request in which a magic value may stand (D-32). */
const MEMBERS = ['companyName', 'email', 'name', 'file_name', 'iban'] as const;

/**
 * The answer that a magic value in the body or query forces on the call, after the wait it asks for; undefined when the call is to be
 * answered as ever.
 */
export async function applyMagicValues(
  call: Call,
  { body, query }: { body: unknown; query: unknown },
): Promise<Response | undefined> {
  const values: Record<string, unknown> = { ...Object(query), ...Object(body) };
  for (const member of MEMBERS) {
    const value = values[member];
    if (typeof value !== 'string') continue;
    const text = member === 'iban' ? compactIban(value) : value;
    // Every call has its name from the contract's list; the type of a call does not say so.
    const outcome = findMagicValue(call.name as CallName, text);
    if (outcome !== undefined) return await applyOutcome(outcome);
  }
  return undefined;
}

/** Waits as the outcome asks, then gives its answer; undefined when the normal answer stands. */
export async function applyOutcome(outcome: MagicOutcome): Promise<Response | undefined> {
  switch (outcome.kind) {
    case 'error':
      return new Refusal(outcome.status, [
        { code: outcome.code, ...(outcome.field !== undefined && { field: outcome.field }) },
      ]).response();
    case 'drop':
      return HttpResponse.error();
    case 'malformed':
      return malformedAnswer(outcome.body);
    case 'slow':
      await wait(outcome.latencyMs, undefined, { ref: false });
      return undefined;
    case 'reject':
    case 'final_conditions':
    case 'scan':
    case 'provider':
    case 'identification':
      return undefined;
  }
}
