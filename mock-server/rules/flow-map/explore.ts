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
  readonly movers: readonly ActionOwner[];
  readonly isEnd: boolean;
  readonly items: readonly PendingAction[];
  readonly states: number;
}

export interface Transition {
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  readonly by: ActionOwner;
  readonly isForward: boolean;
}

export interface PendingItemSummary {
  readonly action: PendingAction;
  readonly code: ErrorCode;
  readonly screen: Screen;
  readonly states: number;
  readonly stuck: number;
  readonly because: readonly IdentResult[];
}

export interface FlowMap {
  readonly flow: FlowName;
  readonly statuses: readonly ReachedStatus[];
  readonly transitions: readonly Transition[];
  readonly items: readonly PendingItemSummary[];
  readonly states: number;
  readonly isWhole: boolean;
  readonly lost: number;
  readonly lostAt: readonly ApplicationStatus[];
}

interface Explored {
  readonly state: ApplicationState;
  readonly pending: readonly PendingActionItem[];
  readonly moves: readonly (Omit<PossibleAction, 'to'> & { readonly to: number })[];
}

/** SIM-03. Uses the rules of real applications. */
export function exploreFlow(flow: FlowName, deployment: Deployment, maxStates = MAX_STATES): FlowMap {
  const { all, isWhole } = explore(flow, deployment, maxStates);
  const ends = all.flatMap(({ state }, index) => (isEnd(flow, state.status) ? [index] : []));
  const reaching = statesReaching(
    predecessorsOf(all, () => true),
    ends,
  );
  const lost = isWhole ? all.filter((_, index) => !reaching.has(index)) : [];
  return {
    flow,
    statuses: statusesOf(flow, all),
    transitions: transitionsOf(flow, all),
    items: itemsOf(all),
    states: all.length,
    isWhole,
    lost: lost.length,
    lostAt: [...new Set(lost.flatMap(({ state }) => parseStatus(state.status) ?? []))],
  };
}

function isEnd(flow: FlowName, status: string): boolean {
  return status === 'Rejected' || status === STATUS_FLOWS[flow].at(-1);
}

function explore(
  flow: FlowName,
  deployment: Deployment,
  maxStates: number,
): { all: Explored[]; isWhole: boolean } {
  const readiness = createReadinessReader(flow, deployment);
  const known = new Map<string, number>();
  const states: ApplicationState[] = [];
  const indexOf = (state: ApplicationState): number => {
    const key = stateKeyOf(state);
    const index = known.get(key) ?? states.push(state) - 1;
    known.set(key, index);
    return index;
  };
  const nothing: ApplicationState = { status: '', given: [], signers: [] };
  for (const status of new Set([STATUS_FLOWS[flow][0] ?? 'Open', 'Open', 'Rejected'])) {
    for (const state of listStatesAfterEntering(flow, nothing, status)) indexOf(state);
  }
  const all: Explored[] = [];
  for (const state of states) {
    if (all.length === maxStates) return { all, isWhole: false };
    const facts = readiness(state);
    const pending = listPendingActions(facts);
    const moves = listPossibleActions(flow, state, { readiness: facts, pending });
    all.push({ state, pending, moves: moves.map((move) => ({ ...move, to: indexOf(move.to) })) });
  }
  return { all, isWhole: true };
}

function predecessorsOf(
  all: readonly Explored[],
  counts: (move: Explored['moves'][number]) => boolean,
): readonly (readonly number[])[] {
  const sources: number[][] = all.map(() => []);
  for (const [index, { moves }] of all.entries()) {
    for (const move of moves) if (counts(move)) sources[move.to]?.push(index);
  }
  return sources;
}

function statesReaching(sources: readonly (readonly number[])[], goalStates: Iterable<number>): Set<number> {
  const reached = new Set(goalStates);
  for (const index of reached) for (const source of sources[index] ?? []) reached.add(source);
  return reached;
}

function statusesOf(flow: FlowName, all: readonly Explored[]): ReachedStatus[] {
  const order: readonly string[] = STATUS_FLOWS[flow];
  const place = (status: string) => (order.includes(status) ? order.indexOf(status) : order.length);
  const reached = new Set(all.flatMap(({ state }) => parseStatus(state.status) ?? []));
  return [...reached]
    .map((status) => {
      const found = all.filter(({ state }) => state.status === status);
      const usual = found.flatMap(({ moves }) =>
        moves.filter(
          ({ enters }) => enters === null || enters === nextStatusOf(flow, status) || isReopening(enters),
        ),
      );
      const movers = new Set(usual.filter(({ by }) => by !== 'clock').map(({ by }) => by));
      const items = new Set(found.flatMap(({ pending }) => pending.map(({ action }) => action)));
      return {
        status,
        movers: [...movers],
        isEnd: isEnd(flow, status),
        items: [...items],
        states: found.length,
      };
    })
    .toSorted((one, other) => place(one.status) - place(other.status));
}

const isReopening = (status: ApplicationStatus) => status === 'Open';

function transitionsOf(flow: FlowName, all: readonly Explored[]): Transition[] {
  const found = new Map<string, Transition>();
  for (const { state, moves } of all) {
    const from = parseStatus(state.status);
    for (const { enters: to, by } of moves) {
      if (from === undefined || to === null) continue;
      const isForward = to === nextStatusOf(flow, from);
      found.set(`${from} ${to} ${by}`, { from, to, by, isForward });
    }
  }
  return [...found.values()];
}

function itemsOf(all: readonly Explored[]): PendingItemSummary[] {
  const missing = new Map<string, { action: PendingAction; code: ErrorCode; at: Set<number> }>();
  for (const [index, { pending }] of all.entries()) {
    for (const { action, errors } of pending) {
      for (const { code } of errors) {
        const item = missing.get(`${action} ${code}`) ?? { action, code, at: new Set() };
        missing.set(`${action} ${code}`, item);
        item.at.add(index);
      }
    }
  }
  const sources = predecessorsOf(all, ({ enters }) => enters === null);
  return [...missing.values()].map(({ action, code, at }) => {
    const settling = statesReaching(
      sources,
      all.flatMap((_, index) => (at.has(index) ? [] : [index])),
    );
    const stuck = [...at].filter((index) => !settling.has(index));
    const results = stuck.map((index) =>
      all[index]?.state.signers.flatMap(({ signing }) => signing.identification.result ?? []),
    );
    const because = [...new Set(results[0])].filter((result) =>
      results.every((each) => each?.includes(result)),
    );
    return { action, code, screen: SCREENS[action], states: at.size, stuck: stuck.length, because };
  });
}
