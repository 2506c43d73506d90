import { CALLS } from 'contracts/api';
import { DEVIATION_KINDS, readResponseBody } from '~/api/read-response';

export interface SampleAnswer {
  call: keyof typeof CALLS;
  body: unknown;
}

export function formatSampleProblems(samples: readonly SampleAnswer[]): string[] {
  const found = new Map<string, { members: Set<string>; calls: Set<string> }>();
  const note = (difference: string, path: string, call: string) => {
    const known = found.get(difference) ?? { members: new Set(), calls: new Set() };
    known.members.add(path.split('.').at(-1) ?? path);
    known.calls.add(call);
    found.set(difference, known);
  };
  for (const { call, body } of samples) {
    const reading = readResponseBody(CALLS[call].response, body);
    if (reading.ok) {
      for (const { kind, path } of reading.deviations)
        note(`${DEVIATION_KINDS[kind]}, which the portal tolerates`, path, call);
    } else {
      for (const { code, path } of reading.issues) note(`${code}: the portal cannot show it`, path, call);
    }
  }
  return Array.from(
    found,
    ([difference, { members, calls }]) =>
      `answers of ${[...calls].join(', ')}: ${named([...members])}: ${difference}`,
  );
}

const MAX_NAMED = 3;

function named(members: readonly string[]): string {
  const more = members.length - MAX_NAMED;
  const shown = members.slice(0, MAX_NAMED).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}
