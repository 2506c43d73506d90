import type { ApplicationStatus, IdentResult, PendingAction } from 'contracts/api/enumerations';
import type { ErrorCode } from 'contracts/api/error-codes';
import type { Deployment } from 'fixtures/deployments';
import { listPendingActions, type PendingActionItem } from '../pending-actions';
import { type FlowName, nextStatusOf, parseStatus, STATUS_FLOWS } from '../status-flow';
import {
  type ApplicationState,
  createReadinessReader,
  listStatesAfterEntering,
  stateKeyOf,
} from './application-state';
import {
  type ActionOwner,
  listPossibleActions,
  type PossibleAction,
  SCREENS,
  type Screen,
} from './possible-actions';

/** Bounds the search if the rules grow. */
const MAX_STATES = 20_000;

export interface ReachedStatus {
  readonly status: ApplicationStatus;
  readonly owners: readonly ActionOwner[];
  readonly isEnd: boolean;
  readonly items: readonly PendingAction[];
  readonly states: number;
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
  readonly states: number;
  readonly stuckStates: number;
  readonly causes: readonly IdentResult[];
}

export interface FlowMap {
  readonly flow: FlowName;
  readonly statuses: readonly ReachedStatus[];
  readonly transitions: readonly Transition[];
  readonly items: readonly PendingItemSummary[];
  readonly states: number;
  readonly isComplete: boolean;
  readonly lostStates: number;
  readonly lostAt: readonly ApplicationStatus[];
}

interface ExploredState {
  readonly state: ApplicationState;
  readonly pending: readonly PendingActionItem[];
  readonly moves: readonly (Omit<PossibleAction, 'to'> & { readonly to: number })[];
}

/** Uses the rules of real applications. */
export function exploreFlow(flow: FlowName, deployment: Deployment, maxStates = MAX_STATES): FlowMap {
  const { exploredStates, isComplete } = explore(flow, deployment, maxStates);
  const ends = exploredStates.flatMap(({ state }, index) => (isEnd(flow, state.status) ? [index] : []));
  const reaching = statesReaching(
    predecessorsOf(exploredStates, () => true),
    ends,
  );
  const lostIndices = isComplete ? exploredStates.filter((_, index) => !reaching.has(index)) : [];
  return {
    flow,
    statuses: statusesOf(flow, exploredStates),
    transitions: transitionsOf(flow, exploredStates),
    items: itemsOf(exploredStates),
    states: exploredStates.length,
    isComplete,
    lostStates: lostIndices.length,
    lostAt: [...new Set(lostIndices.flatMap(({ state }) => parseStatus(state.status) ?? []))],
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
  const readiness = createReadinessReader(flow, deployment);
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
    const facts = readiness(state);
    const pending = listPendingActions(facts);
    const moves = listPossibleActions(flow, state, { readiness: facts, pending });
    exploredStates.push({ state, pending, moves: moves.map((move) => ({ ...move, to: indexOf(move.to) })) });
  }
  return { exploredStates, isComplete: true };
}

function predecessorsOf(
  exploredStates: readonly ExploredState[],
  isCounted: (move: ExploredState['moves'][number]) => boolean,
): readonly (readonly number[])[] {
  const sources: number[][] = exploredStates.map(() => []);
  for (const [index, { moves }] of exploredStates.entries()) {
    for (const move of moves) if (isCounted(move)) sources[move.to]?.push(index);
  }
  return sources;
}

function statesReaching(sources: readonly (readonly number[])[], goalStates: Iterable<number>): Set<number> {
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
      const usualMoves = statesOfStatus.flatMap(({ moves }) =>
        moves.filter(
          ({ enters }) => enters === null || enters === nextStatusOf(flow, status) || isReopening(enters),
        ),
      );
      const owners = new Set(usualMoves.filter(({ owner }) => owner !== 'clock').map(({ owner }) => owner));
      const items = new Set(statesOfStatus.flatMap(({ pending }) => pending.map(({ action }) => action)));
      return {
        status,
        owners: [...owners],
        isEnd: isEnd(flow, status),
        items: [...items],
        states: statesOfStatus.length,
      };
    })
    .toSorted((left, right) => place(left.status) - place(right.status));
}

const isReopening = (status: ApplicationStatus) => status === 'Open';

function transitionsOf(flow: FlowName, exploredStates: readonly ExploredState[]): Transition[] {
  const transitions = new Map<string, Transition>();
  for (const { state, moves } of exploredStates) {
    const from = parseStatus(state.status);
    for (const { enters: to, owner } of moves) {
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
  const sources = predecessorsOf(exploredStates, ({ enters }) => enters === null);
  return [...missingItems.values()].map(({ action, code, stateIndices }) => {
    const settling = statesReaching(
      sources,
      exploredStates.flatMap((_, index) => (stateIndices.has(index) ? [] : [index])),
    );
    const stuckIndices = [...stateIndices].filter((index) => !settling.has(index));
    const results = stuckIndices.map((index) =>
      exploredStates[index]?.state.signers.flatMap(({ signing }) => signing.identification.result ?? []),
    );
    const causes = [...new Set(results[0])].filter((result) =>
      results.every((stateResults) => stateResults?.includes(result)),
    );
    return {
      action,
      code,
      screen: SCREENS[action],
      states: stateIndices.size,
      stuckStates: stuckIndices.length,
      causes,
    };
  });
}
