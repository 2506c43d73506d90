import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from 'contracts/api/call';
import type { CallName, MagicOutcome } from 'fixtures/magic-values';
import { HttpResponse } from 'msw';
import { findMagicValue } from '../reference-data/magic-values';
import { removeIbanSpaces } from '../rules/bank-rules';
import { createMalformedResponse } from './malformed-response';
import { Refusal } from './refusal';

/** Members that may hold magic values (D-32). */
const MAGIC_MEMBERS = ['companyName', 'email', 'name', 'file_name', 'iban'] as const;

export async function applyMagicValues(
  call: Call,
  { body, query }: { body: unknown; query: unknown },
): Promise<Response | undefined> {
  for (const member of MAGIC_MEMBERS) {
    const value = memberOf(Object.hasOwn(Object(body), member) ? body : query, member);
    if (typeof value !== 'string') continue;
    const text = member === 'iban' ? removeIbanSpaces(value) : value;
    // Safe cast: the contract lists every call's name.
    const outcome = findMagicValue(call.name as CallName, text);
    if (outcome !== undefined) return await applyOutcome(outcome);
  }
  return undefined;
}

function memberOf(values: unknown, member: (typeof MAGIC_MEMBERS)[number]): unknown {
  return Object(values)[member];
}

export async function applyOutcome(outcome: MagicOutcome): Promise<Response | undefined> {
  switch (outcome.kind) {
    case 'error':
      return new Refusal(outcome.status, [
        { code: outcome.code, ...(outcome.field !== undefined && { field: outcome.field }) },
      ]).response();
    case 'drop':
      return HttpResponse.error();
    case 'malformed':
      return createMalformedResponse(outcome.body);
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
