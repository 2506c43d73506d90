import type { Call } from 'contracts/api/call';
import { findViolations } from '../openapi/strict-schema';
import { type BreakingChange, listBreakingChanges } from './breaking-changes';
import { findCallOfExchange } from './drift';
import { type Interaction, matchesExpectation } from './pact-matching';
import type { RecordedResponse } from './recording-proxy';

export interface TriedChange extends BreakingChange {
  interaction: Interaction;
  isNoticed: boolean;
}

export function tryChanges(
  interactions: readonly Interaction[],
  responses: Readonly<Record<string, RecordedResponse>>,
): TriedChange[] {
  return interactions.flatMap((interaction) => {
    const call = findCallOfExchange(interaction.description);
    const response = responses[interaction.description];
    if (call === undefined || response === undefined) return [];
    return listBreakingChanges(response).map((brokenChange) => ({
      ...brokenChange,
      interaction,
      isNoticed:
        !matchesExpectation(interaction.response, brokenChange.response) ||
        findViolations(call, brokenChange.response.status, brokenChange.response.body).length > 0,
    }));
  });
}

const REASONS = {
  unread: 'no schema names it: the portal does not read it',
  absent: 'may be absent or null, and no exchange with this state asks for it',
  text: 'free text or figure: any value is right',
  open: 'the contract takes this type here too',
  forgotten: 'the portal deletes its session at every logout',
  nothing: 'the portal ignores answers without content',
  held: 'both values are valid in this state; another exchange fixes one of them',
  undecided: 'the portal does not use this member',
  configured: 'the form of the partner sets it; both values are valid',
} as const;

const IGNORED_BOOLEANS: readonly string[] = [
  '$.companyNameSuggestions[*].inPortfolio',
  // Only the debtor search reads this member.
  '$.companyNameSuggestions[*].isInternal',
  '$.external_provider_companies[*].inPortfolio',
  '$.requirements.is_loan_signature_required',
  '$.requirements.is_ubo_signature_required',
  '$.requirements.is_video_id_required',
];

function reasonOf(
  { kind, member, interaction, response }: TriedChange,
  original: RecordedResponse,
  isFixed: (call: Call | undefined, member: string) => boolean,
): string {
  const call = findCallOfExchange(interaction.description);
  if (kind === 'other content type' && interaction.response.body === undefined) return REASONS.nothing;
  if (kind === 'no cookie' && call?.name === 'logout') return REASONS.forgotten;
  const readAsText = (body: unknown) => JSON.stringify(call?.response.safeParse(body ?? {}).data);
  if (
    member !== '' &&
    response.status === call?.status &&
    readAsText(response.body) === readAsText(original.body)
  )
    return REASONS.unread;
  if (kind === 'removed' || kind === 'null') return REASONS.absent;
  if (kind === 'renamed value') return REASONS.text;
  if (kind === 'inverted' && isFixed(call, member)) return REASONS.held;
  if (kind === 'inverted' && IGNORED_BOOLEANS.includes(member)) return REASONS.undecided;
  if (kind === 'inverted' && call?.name === 'getUiConfig') return REASONS.configured;
  if (kind === 'other type') return REASONS.open;
  throw new Error(
    `${interaction.description}: no check notices ${member} ${kind}, and REASONS does not explain it`,
  );
}

export function formatChangeTable(
  triedChanges: readonly TriedChange[],
  responses: Readonly<Record<string, RecordedResponse>>,
): string {
  const kinds = new Map<string, Set<string>>();
  const fixedMembers = findFixedBooleans(triedChanges);
  const isHeld = (call: Call | undefined, member: string) =>
    call !== undefined && (fixedMembers.get(call.response)?.has(member) ?? false);
  for (const change of triedChanges.filter(({ isNoticed }) => !isNoticed)) {
    const original = responses[change.interaction.description];
    if (original === undefined) continue;
    const call = findCallOfExchange(change.interaction.description)?.name ?? '';
    addToSet(
      kinds,
      `${change.member || 'the answer'} | ${reasonOf(change, original, isHeld)} | ${call}`,
      change.kind,
    );
  }
  const calls = new Map<string, Set<string>>();
  for (const [place, changeKinds] of kinds) {
    const [member, reason, call = ''] = place.split(' | ');
    addToSet(calls, [member, [...changeKinds].toSorted().join(', '), 'CALLS', reason].join('\t'), call);
  }
  const rows = Array.from(calls, ([row, names]) => row.replace('CALLS', [...names].join(', ')));
  return [HEAD, ...rows.toSorted(), ''].join('\n');
}

function findFixedBooleans(triedChanges: readonly TriedChange[]): ReadonlyMap<unknown, ReadonlySet<string>> {
  const fixedMembers = new Map<unknown, Set<string>>();
  for (const { kind, member, isNoticed, interaction } of triedChanges) {
    const schema = findCallOfExchange(interaction.description)?.response;
    if (kind !== 'inverted' || !isNoticed || schema === undefined) continue;
    fixedMembers.set(schema, (fixedMembers.get(schema) ?? new Set()).add(member));
  }
  return fixedMembers;
}

const HEAD = ['member', 'breaks', 'calls', 'why they may pass'].join('\t');

function addToSet(sets: Map<string, Set<string>>, key: string, value: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value));
}
