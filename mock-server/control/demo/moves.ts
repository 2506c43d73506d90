import { catchUp } from '../../api/back-office';
import { Refusal, refusal } from '../../api/refusal';
import { flowOf, knownStatus, nextStatus, positionIn } from '../../rules/status-flow';
import type { Settings } from '../../settings';
import type { ApplicationRow } from '../../store/rows';
import type { Sandbox } from '../../store/sandbox';
import { moveApplication } from '../applications';
import { checkBankFor, putBank } from '../bank-in-world';
import { onButton } from '../contrast';
import { settleIdentification } from '../identification';
import { newestFirst } from '../page/newest-first';
import type { Move } from './script';
import { signAll } from './sign-all';

export interface Playing {
  readonly sandbox: Sandbox;
  readonly settings: Settings;
}

export function newestApplication({ store }: Sandbox): ApplicationRow | undefined {
  return store.applications.all().toSorted(newestFirst)[0];
}

/** @param isTold adds each move to the history; false while a request records its own change */
export async function performMoves(
  playing: Playing,
  moves: readonly Move[],
  isTold: boolean,
): Promise<Move[]> {
  const refused: Move[] = [];
  for (const move of moves) {
    const { history } = playing.sandbox;
    const began = isTold ? history.begin() : null;
    try {
      await performMove(playing, move);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(move);
    }
    history.record(began, () => ({ name: `demo/${move.do}`, by: 'simulator', who: null }));
  }
  return refused;
}

async function performMove(playing: Playing, move: Move): Promise<void> {
  const { sandbox } = playing;
  switch (move.do) {
    case 'status':
      return moveTo(playing, move.to);
    case 'clock':
      sandbox.clock.advance(move.by);
      sandbox.touch();
      catchUp(playing);
      return;
    case 'identification':
      return identify(playing, move);
    case 'bank': {
      const { name, colour, email = null, phone = null, advisor } = move;
      const { document } = await checkBankFor(sandbox, {
        name,
        logo: null,
        contact: { email, phone },
        advisor: advisor ? { name: advisor } : null,
        ...(colour && { colours: { primary: colour } }),
      });
      // The generated logo skips the cleaner, which takes a second to load.
      if (document) putBank(sandbox, { ...document, logo: colour ? generatedLogo(name, colour) : null });
    }
  }
}

/** A data URL. Null if the name starts with neither letter nor digit. */
function generatedLogo(name: string, colour: string): string | null {
  const [initial = ''] = name.toUpperCase();
  if (!/[\p{L}\p{N}]/u.test(initial)) return null;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="6" fill="${colour}"/><text x="14" y="20" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="17" fill="${onButton(colour).used}">${initial}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
}

function moveTo(playing: Playing, to: string): void {
  let row = newestApplication(playing.sandbox);
  if (row === undefined) return;
  const flow = flowOf(row.facts.allBanksLoanPurpose);
  const goal = positionIn(flow, to);
  const from = positionIn(flow, row.facts.status);
  if (goal < 0 || from < 0) {
    moveApplication(playing, row, to);
    return;
  }
  while (positionIn(flow, row.facts.status) < goal) row = moveOneStep(playing, row);
}

/** At Signature, signs for all signatories, so that later data is consistent. */
function moveOneStep(playing: Playing, row: ApplicationRow): ApplicationRow {
  const { applications } = playing.sandbox.store;
  if (knownStatus(row.facts.status) === 'Signature') {
    signAll(playing, row);
    const signed = applications.get(row.id);
    if (signed !== undefined && signed.facts.status !== row.facts.status) return signed;
  }
  const next = nextStatus(flowOf(row.facts.allBanksLoanPurpose), row.facts.status);
  if (next === undefined) throw refusal('err_status_change_not_allowed', 'status');
  return moveApplication(playing, row, next);
}

function identify(playing: Playing, { who, outcome }: Extract<Move, { do: 'identification' }>): void {
  const { personas, store } = playing.sandbox;
  const application = newestApplication(playing.sandbox);
  const email = personas.find(({ key }) => key === who)?.email ?? who;
  const signatory = store.signatories
    .findBy('applicationId', application?.id ?? '')
    .find((candidate) => candidate.email === email);
  if (application && signatory)
    settleIdentification(playing, { application, signatoryId: signatory.id }, outcome);
}
