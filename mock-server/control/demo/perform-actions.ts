import { performDueBackOfficeSteps } from '../../api/back-office';
import { createRefusal, Refusal } from '../../api/refusal';
import { nextStatusOf, parseStatus, positionInFlow, statusFlowOf } from '../../rules/status-flow';
import type { Settings } from '../../settings';
import type { ApplicationRow } from '../../store/rows';
import type { Sandbox } from '../../store/sandbox';
import { moveApplication } from '../applications';
import { checkBankOfWorld, saveBank } from '../bank-in-world';
import { chooseTextColourOnButton } from '../contrast';
import { setIdentificationOutcome } from '../identification';
import { compareNewestFirst } from '../page/newest-first';
import type { ScriptAction } from './script';
import { signAll } from './sign-all';

export interface ActionContext {
  readonly sandbox: Sandbox;
  readonly settings: Settings;
}

export function findNewestApplication({ store }: Sandbox): ApplicationRow | undefined {
  return store.applications.all().toSorted(compareNewestFirst)[0];
}

/** @param addsToHistory false if the request records its own change */
export async function performActions(
  context: ActionContext,
  actions: readonly ScriptAction[],
  addsToHistory: boolean,
): Promise<ScriptAction[]> {
  const refusedActions: ScriptAction[] = [];
  for (const move of actions) {
    const { history } = context.sandbox;
    const changeStart = addsToHistory ? history.beginChange() : null;
    try {
      await performAction(context, move);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusedActions.push(move);
    }
    history.recordChange(changeStart, () => ({
      name: `demo/${move.do}`,
      source: 'simulator',
      userEmail: null,
    }));
  }
  return refusedActions;
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
      const { document } = await checkBankOfWorld(sandbox, {
        name,
        logo: null,
        contact: { email, phone },
        advisor: advisor ? { name: advisor } : null,
        ...(colour && { colours: { primary: colour } }),
      });
      // Generated logos are safe, so skip the sanitiser, which takes a second to load.
      if (document) saveBank(sandbox, { ...document, logo: colour ? generateLogo(name, colour) : null });
    }
  }
}

/** Returns a data URL, or null if the name starts with neither letter nor digit. */
function generateLogo(name: string, colour: string): string | null {
  const [initial = ''] = name.toUpperCase();
  if (!/[\p{L}\p{N}]/u.test(initial)) return null;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="6" fill="${colour}"/><text x="14" y="20" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="17" fill="${chooseTextColourOnButton(colour).usedColour}">${initial}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
}

function advanceToStatus(context: ActionContext, status: string): void {
  let row = findNewestApplication(context.sandbox);
  if (row === undefined) return;
  const flow = statusFlowOf(row.facts.allBanksLoanPurpose);
  const goal = positionInFlow(flow, status);
  const currentPosition = positionInFlow(flow, row.facts.status);
  if (goal < 0 || currentPosition < 0) {
    moveApplication(context, row, status);
    return;
  }
  while (positionInFlow(flow, row.facts.status) < goal) row = advanceOneStep(context, row);
}

function advanceOneStep(context: ActionContext, row: ApplicationRow): ApplicationRow {
  const { applications } = context.sandbox.store;
  if (parseStatus(row.facts.status) === 'Signature') {
    signAll(context, row);
    const signedRow = applications.get(row.id);
    if (signedRow !== undefined && signedRow.facts.status !== row.facts.status) return signedRow;
  }
  const nextStatus = nextStatusOf(statusFlowOf(row.facts.allBanksLoanPurpose), row.facts.status);
  if (nextStatus === undefined) throw createRefusal('err_status_change_not_allowed', 'status');
  return moveApplication(context, row, nextStatus);
}

function settleIdentificationOf(
  context: ActionContext,
  { who, outcome }: Extract<ScriptAction, { do: 'identification' }>,
): void {
  const { personas, store } = context.sandbox;
  const application = findNewestApplication(context.sandbox);
  const email = personas.find(({ key }) => key === who)?.email ?? who;
  const signatory = store.signatories
    .findBy('applicationId', application?.id ?? '')
    .find((candidate) => candidate.email === email);
  if (application && signatory)
    setIdentificationOutcome(context, { application, signatoryId: signatory.id }, outcome);
}
