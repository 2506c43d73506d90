import type { ApplicationStatus, Language, PendingAction } from 'contracts/api/enumerations';
import type { ErrorCode } from 'contracts/api/error-codes';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { listPendingActionsOfApplication } from '../../api/application-readiness';
import { listMailsOnEntering } from '../../api/status-change';
import type { FlowMapData, ProvenStatement, StatusNode } from '../../pages/course/course-data';
import { exploreFlow, type FlowMap, type ReachedStatus } from '../../rules/flow-map/explore';
import { SCREENS } from '../../rules/flow-map/possible-actions';
import { findStatusPathTo } from '../../rules/flow-map/status-path';
import { type FlowName, parseStatus, positionInFlow, statusFlowOf } from '../../rules/status-flow';
import type { ApplicationRow } from '../../store/rows';
import { getTexts, hasText } from '../../texts/texts';
import { listCodesReturnedByRules } from '../error-catalogue';
import { displayedStatusOf } from '../page/displayed-status';
import { displayedStatusLabelOf, mailLabel, outcomeLabel, pendingLabel, statusLabel } from '../page/labels';
import type { CourseView } from './view';

interface Explored {
  readonly map: FlowMap;
  readonly seconds: number;
}

const exploredFlows = new Map<FlowName, Explored>();

export function exploreFlowMap(flow: FlowName): Explored {
  const cached = exploredFlows.get(flow);
  if (cached !== undefined) return cached;
  const started = performance.now();
  const map = exploreFlow(flow, DEPLOYMENTS.demo);
  const explored = { map, seconds: (performance.now() - started) / 1000 };
  exploredFlows.set(flow, explored);
  return explored;
}

export function createFlowMapData(view: CourseView, application: ApplicationRow): FlowMapData {
  const { language, sandbox } = view;
  const t = getTexts('flow-map', language);
  const flow = statusFlowOf(application.facts.allBanksLoanPurpose);
  const { map, seconds } = exploreFlowMap(flow);
  const number = (value: number, digits = 0) =>
    value.toLocaleString(language, { maximumFractionDigits: digits, minimumFractionDigits: digits });
  return {
    explored: t('explored', {
      flow: t(`flow.${flow}`),
      statuses: map.statuses.length,
      transitions: map.transitions.length,
      states: number(map.states),
      seconds: number(seconds, 2),
    }),
    isWhole: map.isWhole,
    showsDemoPartner: sandbox.store.ownBanks.all().length > 0,
    shortId: application.facts.shortApplicationId,
    application: application.id,
    statuses: map.statuses.map((status) => statusNode(view, application, { map, status })),
    waits: listPendingActionsOfApplication(sandbox, application).map(({ action, errors }) => ({
      name: pendingLabel(action, language),
      screen: t(`screen.${SCREENS[action]}`),
      codes: [...new Set(errors.map(({ code }) => code))].join(', '),
    })),
    proofs: [waysProof(map, language), itemsProof(map, language), codesProof(language)],
  };
}

function statusNode(
  view: CourseView,
  application: ApplicationRow,
  { map, status: { status, movers, isEnd, items } }: { map: FlowMap; status: ReachedStatus },
): StatusNode {
  const { language } = view;
  const t = getTexts('flow-map', language);
  const { facts } = application;
  const { flow } = map;
  const isHere = parseStatus(facts.status) === status;
  const way = findStatusPathTo(flow, parseStatus(facts.status) ?? facts.status, status);
  const exits = map.transitions
    .filter(({ from, isForward }) => from === status && !isForward)
    .map(({ to }) => to);
  return {
    status,
    name: statusLabel(status, language),
    isHere,
    isPast: !isHere && hasPassed(view, application, status),
    isEnd,
    isAside: positionInFlow(flow, status) < 0,
    canGo: !isHere && (way?.length ?? 0) > 0,
    movers: movers.map((mover) => t(`mover.${mover}`)).join(', '),
    seen: displayedStatusLabelOf(displayedStatusOf(status), language),
    screens: [...new Set(items.map((item) => t(`screen.${SCREENS[item]}`)))].join(', '),
    mails: listMailsOnEntering(status).map((mail) => mailLabel(mail, language)),
    exits: [...new Set(exits)].map((to) => ({ status: to, name: statusLabel(to, language) })),
  };
}

function missingName(action: PendingAction, code: ErrorCode, language: Language): string {
  const key = `missing.${code}`;
  return hasText('flow-map', language, key)
    ? getTexts('flow-map', language)(key)
    : pendingLabel(action, language);
}

function hasPassed(
  { shownChanges }: CourseView,
  { id, facts }: ApplicationRow,
  status: ApplicationStatus,
): boolean {
  const flow = statusFlowOf(facts.allBanksLoanPurpose);
  const place = positionInFlow(flow, status);
  if (place >= 0 && place < positionInFlow(flow, facts.status)) return true;
  return shownChanges.some(({ change }) =>
    change.after.rows.applications.some((row) => row.id === id && parseStatus(row.facts.status) === status),
  );
}

const WITHOUT_LISTS = { stuck: [], because: [], markedCodes: [] } as const;

function waysProof(map: FlowMap, language: Language): ProvenStatement {
  const t = getTexts('flow-map', language);
  const number = (value: number) => value.toLocaleString(language);
  const called = (status: ApplicationStatus) => statusLabel(status, language);
  const ends = map.statuses.filter(({ isEnd }) => isEnd).map(({ status }) => called(status));
  const text =
    map.lost === 0
      ? t('waysHold', { states: number(map.states), ends: ends.join(', ') })
      : t('waysFail', {
          lost: number(map.lost),
          states: number(map.states),
          at: map.lostAt.map(called).join(', '),
        });
  return { ...WITHOUT_LISTS, isProven: map.lost === 0 && map.isWhole, claim: t('ways'), text };
}

function itemsProof(map: FlowMap, language: Language): ProvenStatement {
  const t = getTexts('flow-map', language);
  const number = (value: number) => value.toLocaleString(language);
  const all = map.items.length;
  const stuck = map.items.filter((item) => item.stuck > 0);
  const isProven = stuck.length === 0;
  return {
    ...WITHOUT_LISTS,
    isProven: isProven && map.isWhole,
    claim: isProven ? t('items') : t('itemsPart', { ok: all - stuck.length, n: all }),
    text: isProven ? t('itemsHold', { n: all }) : t('itemsFail', { stuck: stuck.length }),
    stuck: stuck.map(({ action, code, stuck: count, states }) => ({
      name: missingName(action, code, language),
      code,
      text: t('stuckIn', { stuck: number(count), states: number(states) }),
    })),
    because: [...new Set(stuck.flatMap(({ because }) => because))].map((result) => ({
      name: outcomeLabel(result, language),
      code: result,
    })),
  };
}

function codesProof(language: Language): ProvenStatement {
  const t = getTexts('flow-map', language);
  const { declared, marked } = listCodesReturnedByRules();
  return {
    ...WITHOUT_LISTS,
    isProven: marked.length === 0,
    claim: t('codes', { declared: declared.length, all: declared.length + marked.length }),
    text: t('codesText', { marked: marked.length }),
    markedCodes: marked,
  };
}
