import type { ApplicationStatus, Language, PendingAction } from 'contracts/api/enumerations';
import type { ErrorCode } from 'contracts/api/error-codes';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { listPendingActionsOfApplication } from '../../api/application-pending-actions';
import { listMailsOnEntering } from '../../api/status-change';
import type { FlowMapData, ProvenStatement, StatusNode } from '../../pages/history/history-data';
import { exploreFlow, type FlowMap, type ReachedStatus } from '../../rules/flow-map/explore';
import { SCREEN_OF_ACTION } from '../../rules/flow-map/possible-actions';
import { findStatusPathTo } from '../../rules/flow-map/status-path';
import { type FlowName, parseStatus, positionInFlow, statusFlowOf } from '../../rules/status-flow';
import type { ApplicationRow } from '../../store/rows';
import { getTexts, hasText } from '../../texts/texts';
import { listCodesReturnedByRules } from '../error-catalogue';
import { displayedStatusOf } from '../page/displayed-status';
import { displayedStatusLabelOf, mailLabel, outcomeLabel, pendingLabel, statusLabel } from '../page/labels';
import type { HistoryView } from './view';

interface Exploration {
  readonly map: FlowMap;
  readonly seconds: number;
}

const exploredFlows = new Map<FlowName, Exploration>();

export function exploreFlowMap(flow: FlowName): Exploration {
  const cachedExploration = exploredFlows.get(flow);
  if (cachedExploration !== undefined) return cachedExploration;
  const startedAt = performance.now();
  const map = exploreFlow(flow, DEPLOYMENTS.demo);
  const exploration = { map, seconds: (performance.now() - startedAt) / 1000 };
  exploredFlows.set(flow, exploration);
  return exploration;
}

export function createFlowMapData(view: HistoryView, application: ApplicationRow): FlowMapData {
  const { language, sandbox } = view;
  const t = getTexts('flow-map', language);
  const flow = statusFlowOf(application.facts.allBanksLoanPurpose);
  const { map, seconds } = exploreFlowMap(flow);
  const number = (value: number, digits = 0) =>
    value.toLocaleString(language, { maximumFractionDigits: digits, minimumFractionDigits: digits });
  return {
    explorationText: t('explored', {
      flow: t(`flow.${flow}`),
      statuses: map.statuses.length,
      transitions: map.transitions.length,
      states: number(map.stateCount),
      seconds: number(seconds, 2),
    }),
    isComplete: map.isComplete,
    showsDemoPartner: sandbox.store.ownBanks.all().length > 0,
    shortId: application.facts.shortApplicationId,
    application: application.id,
    statuses: map.statuses.map((status) => statusNode(view, application, { map, status })),
    pendingActions: listPendingActionsOfApplication(sandbox, application).map(({ action, errors }) => ({
      name: pendingLabel(action, language),
      screen: t(`screen.${SCREEN_OF_ACTION[action]}`),
      codes: [...new Set(errors.map(({ code }) => code))].join(', '),
    })),
    proofs: [createEndProof(map, language), createItemProof(map, language), createCodeProof(language)],
  };
}

function statusNode(
  view: HistoryView,
  application: ApplicationRow,
  { map, status: { status, owners, isEnd, items } }: { map: FlowMap; status: ReachedStatus },
): StatusNode {
  const { language } = view;
  const t = getTexts('flow-map', language);
  const { facts } = application;
  const { flow } = map;
  const isCurrent = parseStatus(facts.status) === status;
  const statusPath = findStatusPathTo(flow, parseStatus(facts.status) ?? facts.status, status);
  const exits = map.transitions
    .filter(({ from, isForward }) => from === status && !isForward)
    .map(({ to }) => to);
  return {
    status,
    name: statusLabel(status, language),
    isCurrent,
    isPast: !isCurrent && hasPassed(view, application, status),
    isEnd,
    isOutsideFlow: positionInFlow(flow, status) < 0,
    isReachable: !isCurrent && (statusPath?.length ?? 0) > 0,
    owners: owners.map((owner) => t(`mover.${owner}`)).join(', '),
    displayedStatus: displayedStatusLabelOf(displayedStatusOf(status), language),
    screens: [...new Set(items.map((item) => t(`screen.${SCREEN_OF_ACTION[item]}`)))].join(', '),
    mailLabels: listMailsOnEntering(status).map((mail) => mailLabel(mail, language)),
    exits: [...new Set(exits)].map((exitStatus) => ({
      status: exitStatus,
      name: statusLabel(exitStatus, language),
    })),
  };
}

function missingItemName(action: PendingAction, code: ErrorCode, language: Language): string {
  const key = `missing.${code}`;
  return hasText('flow-map', language, key)
    ? getTexts('flow-map', language)(key)
    : pendingLabel(action, language);
}

function hasPassed(
  { shownChanges }: HistoryView,
  { id, facts }: ApplicationRow,
  status: ApplicationStatus,
): boolean {
  const flow = statusFlowOf(facts.allBanksLoanPurpose);
  const place = positionInFlow(flow, status);
  if (place >= 0 && place < positionInFlow(flow, facts.status)) return true;
  return shownChanges.some(({ change }) =>
    change.stateAfter.rows.applications.some(
      (row) => row.id === id && parseStatus(row.facts.status) === status,
    ),
  );
}

const EMPTY_LISTS = { stuckItems: [], causes: [], markedCodes: [] } as const;

function createEndProof(map: FlowMap, language: Language): ProvenStatement {
  const t = getTexts('flow-map', language);
  const number = (value: number) => value.toLocaleString(language);
  const labelOf = (status: ApplicationStatus) => statusLabel(status, language);
  const ends = map.statuses.filter(({ isEnd }) => isEnd).map(({ status }) => labelOf(status));
  const text =
    map.deadEndCount === 0
      ? t('waysHold', { states: number(map.stateCount), ends: ends.join(', ') })
      : t('waysFail', {
          lost: number(map.deadEndCount),
          states: number(map.stateCount),
          at: map.deadEndStatuses.map(labelOf).join(', '),
        });
  return { ...EMPTY_LISTS, isProven: map.deadEndCount === 0 && map.isComplete, claim: t('ways'), text };
}

function createItemProof(map: FlowMap, language: Language): ProvenStatement {
  const t = getTexts('flow-map', language);
  const number = (value: number) => value.toLocaleString(language);
  const itemCount = map.items.length;
  const stuckItems = map.items.filter((item) => item.stuckStateCount > 0);
  const isProven = stuckItems.length === 0;
  return {
    ...EMPTY_LISTS,
    isProven: isProven && map.isComplete,
    claim: isProven ? t('items') : t('itemsPart', { ok: itemCount - stuckItems.length, n: itemCount }),
    text: isProven ? t('itemsHold', { n: itemCount }) : t('itemsFail', { stuck: stuckItems.length }),
    stuckItems: stuckItems.map(({ action, code, stuckStateCount: count, stateCount }) => ({
      name: missingItemName(action, code, language),
      code,
      text: t('stuckIn', { stuck: number(count), states: number(stateCount) }),
    })),
    causes: [...new Set(stuckItems.flatMap(({ causes }) => causes))].map((result) => ({
      name: outcomeLabel(result, language),
      code: result,
    })),
  };
}

function createCodeProof(language: Language): ProvenStatement {
  const t = getTexts('flow-map', language);
  const { declaredCodes, markedCodes } = listCodesReturnedByRules();
  return {
    ...EMPTY_LISTS,
    isProven: markedCodes.length === 0,
    claim: t('codes', { declared: declaredCodes.length, all: declaredCodes.length + markedCodes.length }),
    text: t('codesText', { marked: markedCodes.length }),
    markedCodes,
  };
}
