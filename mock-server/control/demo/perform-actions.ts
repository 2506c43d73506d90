import { performDueBackOfficeSteps } from '../../api/back-office';
import { Refusal, refusal } from '../../api/refusal';
import { flowOf, knownStatus, nextStatus, positionIn } from '../../rules/status-flow';
import type { Settings } from '../../settings';
import type { ApplicationRow } from '../../store/rows';
import type { Sandbox } from '../../store/sandbox';
import { moveApplication } from '../applications';
import { checkBankFor, putBank } from '../bank-in-world';
import { textColourOnButton } from '../contrast';
import { settleIdentification } from '../identification';
import { newestFirst } from '../page/newest-first';
import type { ScriptAction } from './script';
import { signAll } from './sign-all';

export interface ActionContext {
  readonly sandbox: Sandbox;
  readonly settings: Settings;
}

export function newestApplication({ store }: Sandbox): ApplicationRow | undefined {
  return store.applications.all().toSorted(newestFirst)[0];
}

/** @param addsToHistory false if the request records its own change */
export async function performActions(
  context: ActionContext,
  actions: readonly ScriptAction[],
  addsToHistory: boolean,
): Promise<ScriptAction[]> {
  const refused: ScriptAction[] = [];
  for (const move of actions) {
    const { history } = context.sandbox;
    const began = addsToHistory ? history.begin() : null;
    try {
      await performAction(context, move);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(move);
    }
    history.record(began, () => ({ name: `demo/${move.do}`, by: 'simulator', who: null }));
  }
  return refused;
}

async function performAction(context: ActionContext, action: ScriptAction): Promise<void> {
  const { sandbox } = context;
  switch (action.do) {
    case 'status':
      return advanceToStatus(context, action.to);
    case 'clock':
      sandbox.clock.advance(action.by);
      sandbox.touch();
      performDueBackOfficeSteps(context);
      return;
    case 'identification':
      return settleIdentificationOf(context, action);
    case 'bank': {
      const { name, colour, email = null, phone = null, advisor } = action;
      const { document } = await checkBankFor(sandbox, {
        name,
        logo: null,
        contact: { email, phone },
        advisor: advisor ? { name: advisor } : null,
        ...(colour && { colours: { primary: colour } }),
      });
      // Generated logos are safe, so skip the sanitiser, which takes a second to load.
      if (document) putBank(sandbox, { ...document, logo: colour ? generatedLogo(name, colour) : null });
    }
  }
}

/** Data URL. Null if the name starts with neither letter nor digit. */
function generatedLogo(name: string, colour: string): string | null {
  const [initial = ''] = name.toUpperCase();
  if (!/[\p{L}\p{N}]/u.test(initial)) return null;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="6" fill="${colour}"/><text x="14" y="20" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="17" fill="${textColourOnButton(colour).used}">${initial}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
}

function advanceToStatus(context: ActionContext, status: string): void {
  let row = newestApplication(context.sandbox);
  if (row === undefined) return;
  const flow = flowOf(row.facts.allBanksLoanPurpose);
  const goal = positionIn(flow, status);
  const from = positionIn(flow, row.facts.status);
  if (goal < 0 || from < 0) {
    moveApplication(context, row, status);
    return;
  }
  while (positionIn(flow, row.facts.status) < goal) row = advanceOneStep(context, row);
}

function advanceOneStep(context: ActionContext, row: ApplicationRow): ApplicationRow {
  const { applications } = context.sandbox.store;
  if (knownStatus(row.facts.status) === 'Signature') {
    signAll(context, row);
    const signed = applications.get(row.id);
    if (signed !== undefined && signed.facts.status !== row.facts.status) return signed;
  }
  const next = nextStatus(flowOf(row.facts.allBanksLoanPurpose), row.facts.status);
  if (next === undefined) throw refusal('err_status_change_not_allowed', 'status');
  return moveApplication(context, row, next);
}

function settleIdentificationOf(
  context: ActionContext,
  { who, outcome }: Extract<ScriptAction, { do: 'identification' }>,
): void {
  const { personas, store } = context.sandbox;
  const application = newestApplication(context.sandbox);
  const email = personas.find(({ key }) => key === who)?.email ?? who;
  const signatory = store.signatories
    .findBy('applicationId', application?.id ?? '')
    .find((candidate) => candidate.email === email);
  if (application && signatory)
    settleIdentification(context, { application, signatoryId: signatory.id }, outcome);
}
