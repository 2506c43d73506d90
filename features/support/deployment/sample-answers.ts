import { CALLS } from 'contracts/api';
import { DEVIATION_KINDS, readResponseBody } from '~/api/read-response';

export interface SampleAnswer {
  call: keyof typeof CALLS;
  body: unknown;
}

export function formatSampleProblems(samples: readonly SampleAnswer[]): string[] {
  const findings = new Map<string, { members: Set<string>; calls: Set<string> }>();
  const noteFinding = (difference: string, path: string, call: string) => {
    const finding = findings.get(difference) ?? { members: new Set(), calls: new Set() };
    finding.members.add(path.split('.').at(-1) ?? path);
    finding.calls.add(call);
    findings.set(difference, finding);
  };
  for (const { call, body } of samples) {
    const readResult = readResponseBody(CALLS[call].response, body);
    if (readResult.ok) {
      for (const { kind, path } of readResult.deviations)
        noteFinding(`${DEVIATION_KINDS[kind]}, which the portal tolerates`, path, call);
    } else {
      for (const { code, path } of readResult.issues)
        noteFinding(`${code}: the portal cannot show it`, path, call);
    }
  }
  return Array.from(
    findings,
    ([difference, { members, calls }]) =>
      `answers of ${[...calls].join(', ')}: ${formatMembers([...members])}: ${difference}`,
  );
}

const MAX_SHOWN_NAMES = 3;

function formatMembers(members: readonly string[]): string {
  const hiddenCount = members.length - MAX_SHOWN_NAMES;
  const shownMembers = members.slice(0, MAX_SHOWN_NAMES).join(', ');
  return hiddenCount > 0 ? `${shownMembers} and ${hiddenCount} more` : shownMembers;
}
