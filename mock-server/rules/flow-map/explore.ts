import type { ApplicationStatus, IdentResult, PendingAction } from 'contracts/api/enumerations';
import type { ErrorCode } from 'contracts/api/error-codes';
import type { Deployment } from 'fixtures/deployments';
import { listPendingActions, type PendingActionItem } from '../pending-actions';
import { type FlowName, nextStatusOf, parseStatus, STATUS_FLOWS } from '../status-flow';
import {
  type ApplicationState,
  createPendingActionFactsReader,
  listStatesAfterEntering,
  stateKeyOf,
} from './application-state';
import {
  type ActionOwner,
  listPossibleActions,
  type PossibleAction,
  SCREEN_OF_ACTION,
  type Screen,
} from './possible-actions';

/** Bounds the search if the rules grow. */
const MAX_STATES = 20_000;

export interface ReachedStatus {
  readonly status: ApplicationStatus;
  readonly owners: readonly ActionOwner[];
  readonly isEnd: boolean;
  readonly items: readonly PendingAction[];
  readonly stateCount: number;
}

export interface Transition {
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  readonly owner: ActionOwner;
  readonly isForward: boolean;
}

export interface PendingItemSummary {
  readonly action: PendingAction;
  readonly code: ErrorCode;
  readonly screen: Screen;
  readonly stateCount: number;
  readonly stuckStateCount: number;
  readonly causes: readonly IdentResult[];
}

export interface FlowMap {
  readonly flow: FlowName;
  readonly statuses: readonly ReachedStatus[];
  readonly transitions: readonly Transition[];
  readonly items: readonly PendingItemSummary[];
  readonly stateCount: number;
  readonly isComplete: boolean;
  readonly deadEndCount: number;
  readonly deadEndStatuses: readonly ApplicationStatus[];
}

interface ExploredState {
  readonly state: ApplicationState;
  readonly pending: readonly PendingActionItem[];
  readonly possibleActions: readonly (Omit<PossibleAction, 'to'> & { readonly to: number })[];
}

/** Uses the rules of real applications. */
export function exploreFlow(flow: FlowName, deployment: Deployment, maxStates = MAX_STATES): FlowMap {
  const { exploredStates, isComplete } = explore(flow, deployment, maxStates);
  const endIndices = exploredStates.flatMap(({ state }, index) => (isEnd(flow, state.status) ? [index] : []));
  const indicesReachingEnd = indicesReaching(
    predecessorsOf(exploredStates, () => true),
    endIndices,
  );
  const deadEnds = isComplete ? exploredStates.filter((_, index) => !indicesReachingEnd.has(index)) : [];
  return {
    flow,
    statuses: statusesOf(flow, exploredStates),
    transitions: transitionsOf(flow, exploredStates),
    items: itemsOf(exploredStates),
    stateCount: exploredStates.length,
    isComplete,
    deadEndCount: deadEnds.length,
    deadEndStatuses: [...new Set(deadEnds.flatMap(({ state }) => parseStatus(state.status) ?? []))],
  };
}

function isEnd(flow: FlowName, status: string): boolean {
  return status === 'Rejected' || status === STATUS_FLOWS[flow].at(-1);
}

function explore(
  flow: FlowName,
  deployment: Deployment,
  maxStates: number,
): { exploredStates: ExploredState[]; isComplete: boolean } {
  const factsOf = createPendingActionFactsReader(flow, deployment);
  const indexByKey = new Map<string, number>();
  const states: ApplicationState[] = [];
  const indexOf = (state: ApplicationState): number => {
    const key = stateKeyOf(state);
    const index = indexByKey.get(key) ?? states.push(state) - 1;
    indexByKey.set(key, index);
    return index;
  };
  const emptyState: ApplicationState = { status: '', providedItems: [], signers: [] };
  for (const status of new Set([STATUS_FLOWS[flow][0] ?? 'Open', 'Open', 'Rejected'])) {
    for (const state of listStatesAfterEntering(flow, emptyState, status)) indexOf(state);
  }
  const exploredStates: ExploredState[] = [];
  for (const state of states) {
    if (exploredStates.length === maxStates) return { exploredStates, isComplete: false };
    const facts = factsOf(state);
    const pending = listPendingActions(facts);
    const possibleActions = listPossibleActions(flow, state, { facts, pending });
    exploredStates.push({
      state,
      pending,
      possibleActions: possibleActions.map((move) => ({ ...move, to: indexOf(move.to) })),
    });
  }
  return { exploredStates, isComplete: true };
}

function predecessorsOf(
  exploredStates: readonly ExploredState[],
  isCounted: (move: ExploredState['possibleActions'][number]) => boolean,
): readonly (readonly number[])[] {
  const sources: number[][] = exploredStates.map(() => []);
  for (const [index, { possibleActions }] of exploredStates.entries()) {
    for (const move of possibleActions) if (isCounted(move)) sources[move.to]?.push(index);
  }
  return sources;
}

function indicesReaching(sources: readonly (readonly number[])[], goalStates: Iterable<number>): Set<number> {
  const reachedStates = new Set(goalStates);
  for (const index of reachedStates) for (const source of sources[index] ?? []) reachedStates.add(source);
  return reachedStates;
}

function statusesOf(flow: FlowName, exploredStates: readonly ExploredState[]): ReachedStatus[] {
  const order: readonly string[] = STATUS_FLOWS[flow];
  const place = (status: string) => (order.includes(status) ? order.indexOf(status) : order.length);
  const reachedStatuses = new Set(exploredStates.flatMap(({ state }) => parseStatus(state.status) ?? []));
  return [...reachedStatuses]
    .map((status) => {
      const statesOfStatus = exploredStates.filter(({ state }) => state.status === status);
      const usualActions = statesOfStatus.flatMap(({ possibleActions }) =>
        possibleActions.filter(
          ({ enteredStatus }) =>
            enteredStatus === null ||
            enteredStatus === nextStatusOf(flow, status) ||
            isReopening(enteredStatus),
        ),
      );
      const owners = new Set(usualActions.filter(({ owner }) => owner !== 'clock').map(({ owner }) => owner));
      const items = new Set(statesOfStatus.flatMap(({ pending }) => pending.map(({ action }) => action)));
      return {
        status,
        owners: [...owners],
        isEnd: isEnd(flow, status),
        items: [...items],
        stateCount: statesOfStatus.length,
      };
    })
    .toSorted((left, right) => place(left.status) - place(right.status));
}

const isReopening = (status: ApplicationStatus) => status === 'Open';

function transitionsOf(flow: FlowName, exploredStates: readonly ExploredState[]): Transition[] {
  const transitions = new Map<string, Transition>();
  for (const { state, possibleActions } of exploredStates) {
    const from = parseStatus(state.status);
    for (const { enteredStatus: to, owner } of possibleActions) {
      if (from === undefined || to === null) continue;
      const isForward = to === nextStatusOf(flow, from);
      transitions.set(`${from} ${to} ${owner}`, { from, to, owner, isForward });
    }
  }
  return [...transitions.values()];
}

function itemsOf(exploredStates: readonly ExploredState[]): PendingItemSummary[] {
  const missingItems = new Map<
    string,
    { action: PendingAction; code: ErrorCode; stateIndices: Set<number> }
  >();
  for (const [index, { pending }] of exploredStates.entries()) {
    for (const { action, errors } of pending) {
      for (const { code } of errors) {
        const item = missingItems.get(`${action} ${code}`) ?? { action, code, stateIndices: new Set() };
        missingItems.set(`${action} ${code}`, item);
        item.stateIndices.add(index);
      }
    }
  }
  const sources = predecessorsOf(exploredStates, ({ enteredStatus }) => enteredStatus === null);
  return [...missingItems.values()].map(({ action, code, stateIndices }) => {
    const indicesSettlingItem = indicesReaching(
      sources,
      exploredStates.flatMap((_, index) => (stateIndices.has(index) ? [] : [index])),
    );
    const stuckIndices = [...stateIndices].filter((index) => !indicesSettlingItem.has(index));
    const results = stuckIndices.map((index) =>
      exploredStates[index]?.state.signers.flatMap(({ signing }) => signing.identification.result ?? []),
    );
    const commonResults = [...new Set(results[0])].filter((result) =>
      results.every((stateResults) => stateResults?.includes(result)),
    );
    return {
      action,
      code,
      screen: SCREEN_OF_ACTION[action],
      stateCount: stateIndices.size,
      stuckStateCount: stuckIndices.length,
      causes: commonResults,
    };
  });
}
