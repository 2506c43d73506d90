import type { Call } from 'contracts/api/call';
import { violationsOf } from '../closed-schema';
import { type Break, breaksOf } from './breaks';
import { callOf } from './drift';
import { type Interaction, keeps } from './pact-matching';
import type { RecordedAnswer } from './recording-proxy';

/** A break, in the exchange whose answer it breaks. */
export interface Tried extends Break {
  interaction: Interaction;
  isNoticed: boolean;
}

/** Tries every break of every answer: is the pact still kept, and the answer still what the contract says? */
export function tryBreaks(
  interactions: readonly Interaction[],
  answers: Readonly<Record<string, RecordedAnswer>>,
): Tried[] {
  return interactions.flatMap((interaction) => {
    const call = callOf(interaction.description);
    const answer = answers[interaction.description];
    if (call === undefined || answer === undefined) return [];
    return breaksOf(answer).map((broken) => ({
      ...broken,
      interaction,
      isNoticed:
        !keeps(interaction.response, broken.answer) ||
        violationsOf(call, broken.answer.status, broken.answer.body).length > 0,
    }));
  });
}

/** Why a break may go unnoticed: the answer is still one the contract allows. */
const REASONS = {
  unread: 'no schema names it: the portal does not read it',
  absent: 'may be absent or null, and no exchange with this state asks for it',
  text: 'free text or figure: any value is right',
  open: 'the contract takes this type here too',
  forgotten: 'who logs out is logged out: the portal forgets the session itself',
  nothing: 'nothing is read of an answer without content',
  held: 'either is right in this state; an exchange with the same answer asks for one of them',
  undecided: 'the portal decides nothing by it',
  configured: 'the partner says it in its form: either is right',
} as const;

/** What is true or false and changes nothing in the portal. */
const UNDECIDED: readonly string[] = [
  '$.companyNameSuggestions[*].inPortfolio',
  // The wizard takes any company it finds; only among debtors is one that the lender keeps itself named otherwise.
  '$.companyNameSuggestions[*].isInternal',
  '$.external_provider_companies[*].inPortfolio',
  '$.requirements.is_loan_signature_required',
  '$.requirements.is_ubo_signature_required',
  '$.requirements.is_video_id_required',
];

/** @throws Error when there is no reason: then verification has a hole. */
function reasonOf(
  { kind, member, interaction, answer }: Tried,
  original: RecordedAnswer,
  isHeld: (call: Call | undefined, member: string) => boolean,
): string {
  const call = callOf(interaction.description);
  if (kind === 'other content type' && interaction.response.body === undefined) return REASONS.nothing;
  if (kind === 'no cookie' && call?.name === 'logout') return REASONS.forgotten;
  const read = (body: unknown) => JSON.stringify(call?.answer.safeParse(body ?? {}).data);
  if (member !== '' && answer.status === call?.status && read(answer.body) === read(original.body))
    return REASONS.unread;
  if (kind === 'removed' || kind === 'null') return REASONS.absent;
  if (kind === 'renamed value') return REASONS.text;
  if (kind === 'turned round' && isHeld(call, member)) return REASONS.held;
  if (kind === 'turned round' && UNDECIDED.includes(member)) return REASONS.undecided;
  if (kind === 'turned round' && call?.name === 'getUiConfig') return REASONS.configured;
  if (kind === 'other type') return REASONS.open;
  throw new Error(`${interaction.description}: ${member} ${kind} goes unnoticed without a reason`);
}

/**
 * The unnoticed breaks as a table of member, kinds, calls and reason, for `unnoticed-breaks.tsv`.
 *
 * @param answers the unbroken ones
 */
export function tableOf(tried: readonly Tried[], answers: Readonly<Record<string, RecordedAnswer>>): string {
  const kinds = new Map<string, Set<string>>();
  const held = heldBooleans(tried);
  const isHeld = (call: Call | undefined, member: string) =>
    call !== undefined && (held.get(call.answer)?.has(member) ?? false);
  for (const one of tried.filter(({ isNoticed }) => !isNoticed)) {
    const original = answers[one.interaction.description];
    if (original === undefined) continue;
    const call = callOf(one.interaction.description)?.name ?? '';
    put(kinds, `${one.member || 'the answer'} | ${reasonOf(one, original, isHeld)} | ${call}`, one.kind);
  }
  const calls = new Map<string, Set<string>>();
  for (const [place, found] of kinds) {
    const [member, reason, call = ''] = place.split(' | ');
    put(calls, [member, [...found].toSorted().join(', '), 'CALLS', reason].join('\t'), call);
  }
  const rows = Array.from(calls, ([row, names]) => row.replace('CALLS', [...names].join(', ')));
  return [HEAD, ...rows.toSorted(), ''].join('\n');
}

/** Members that some exchange wants to be what they are, true or false, by the schema of the answer they are in. */
function heldBooleans(tried: readonly Tried[]): ReadonlyMap<unknown, ReadonlySet<string>> {
  const held = new Map<unknown, Set<string>>();
  for (const { kind, member, isNoticed, interaction } of tried) {
    const answer = callOf(interaction.description)?.answer;
    if (kind !== 'turned round' || !isNoticed || answer === undefined) continue;
    held.set(answer, (held.get(answer) ?? new Set()).add(member));
  }
  return held;
}

const HEAD = ['member', 'breaks', 'calls', 'why they may pass'].join('\t');

function put(sets: Map<string, Set<string>>, key: string, value: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value));
}
