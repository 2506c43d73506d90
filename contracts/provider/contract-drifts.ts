import { violationsOf } from '../openapi/closed-schema';
import { callOf, type Drift, nameOf } from './drift';
import type { RecordedAnswer } from './recording-proxy';

/** Includes members that no exchange of the pact mentions. */
export function contractDrifts(answers: Readonly<Record<string, RecordedAnswer>>): Drift[] {
  return Object.entries(answers).flatMap(([exchange, { status, body }]) => {
    const call = callOf(exchange);
    if (call === undefined) return [];
    return violationsOf(call, status, body).map(({ member, expected }) => ({
      call: nameOf(call),
      exchange,
      field: member,
      expected,
      got: JSON.stringify(valueAt(body, member)) ?? 'nothing',
    }));
  });
}

function valueAt(body: unknown, member: string): unknown {
  const steps = member.match(/[^.[\]]+/g)?.slice(1) ?? [];
  return steps.reduce<unknown>((within, step) => Object(within)[step], body);
}
