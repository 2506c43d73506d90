import { DEPLOYMENTS } from 'fixtures/deployments';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as documents from '../document-permissions';
import * as identification from '../identification';
import * as flowRules from '../status-flow';
import { exploreFlow } from './explore';
import { findStatusPathTo } from './status-path';

const exploreDemoFlow = (flow: flowRules.FlowName) => exploreFlow(flow, DEPLOYMENTS.demo);

afterEach(() => {
  vi.resetAllMocks();
});

vi.mock('../document-permissions', { spy: true });
vi.mock('../status-flow', { spy: true });
vi.mock('../identification', { spy: true });

const FLOWS = ['loan', 'bank_product', 'factoring'] as const;

describe.each(FLOWS)('SIM-03 the map of the status flow %s', (flow) => {
  it('the map contains every status of the flow and the other reachable statuses', () => {
    const map = exploreDemoFlow(flow);
    const order: readonly string[] = flowRules.STATUS_FLOWS[flow];
    expect(map.isComplete).toBe(true);
    expect(map.statuses.map(({ status }) => status)).toEqual(
      [...order, 'Rejected', 'Reopened'].toSorted((a, b) => place(a) - place(b)),
    );
    function place(status: string) {
      return order.includes(status)
        ? order.indexOf(status)
        : order.length + ['Rejected', 'Reopened'].indexOf(status);
    }
  });

  it('the map finds a next status from every status', () => {
    const { deadEndCount, statuses, stateCount } = exploreDemoFlow(flow);
    expect(deadEndCount).toBe(0);
    expect(stateCount).toBeGreaterThan(500);
    for (const { status, isEnd, owners } of statuses)
      expect([status, isEnd || owners.length > 0]).toEqual([status, true]);
  });

  it('the map finds a page for every pending item, except after a confirmed fraud suspicion', () => {
    const { items } = exploreDemoFlow(flow);
    expect(items.length).toBeGreaterThan(8);
    const stuck = items.filter((item) => item.stuckStateCount > 0);
    expect(new Set(stuck.flatMap(({ causes }) => causes))).toEqual(new Set(['FRAUD_SUSPICION_CONFIRMED']));
    const reason = stuck.map(({ action, code }) => `${action} ${code}`);
    expect(reason).toContain('signature err_application_signatory_ident_not_done');
    expect(new Set(stuck.map(({ action }) => action))).toEqual(new Set(['signature']));
    vi.mocked(identification.listIdentificationOutcomes).mockImplementation((provider, present) =>
      listActualOutcomes(provider, present).filter((outcome) => outcome !== 'FRAUD_SUSPICION_CONFIRMED'),
    );
    expect(exploreDemoFlow(flow).items.filter((item) => item.stuckStateCount > 0)).toEqual([]);
  });
});

const { listIdentificationOutcomes: listActualOutcomes } =
  await vi.importActual<typeof identification>('../identification');
const { listAllowedTransitions: listActualTransitions } =
  await vi.importActual<typeof flowRules>('../status-flow');
const { documentPermissionsOf: actualPermissionsOf } =
  await vi.importActual<typeof documents>('../document-permissions');

describe('SIM-03 the map of a status flow', () => {
  it('the map reports a status without an exit if the rules are broken', () => {
    vi.mocked(flowRules.listAllowedTransitions).mockImplementation((flow, status, mover) =>
      status === 'Pricing' ? [] : listActualTransitions(flow, status, mover),
    );
    const { deadEndCount, deadEndStatuses } = exploreDemoFlow('loan');
    expect([deadEndCount, deadEndStatuses]).toEqual([1, ['Pricing']]);
  });

  it('the map reports a pending item that the customer can complete on no page', () => {
    vi.mocked(documents.documentPermissionsOf).mockImplementation((...given) => ({
      ...actualPermissionsOf(...given),
      canUpload: false,
    }));
    const stuck = exploreDemoFlow('loan').items.filter(
      (item) => item.stuckStateCount > 0 && item.screen === 'documents',
    );
    expect(stuck.map(({ code }) => code)).toEqual([
      'err_required_documents_missing',
      'err_debt_registry_missing',
    ]);
  });

  it.each([
    [
      'Open',
      'Signature',
      ['Submitted', 'Internal_Review', 'Pricing', 'offer_available', 'offer_accepted', 'Signature'],
    ],
    ['Pricing', 'Open', ['Reopened', 'Open']],
    ['Rejected', 'Submitted', ['Reopened', 'Open', 'Submitted']],
    ['Open', 'Open', []],
    ['ubo_check', 'Open', ['Reopened', 'Open']],
  ] as const)('the map returns the path of a loan from %s to %s: %j', (from, to, way) => {
    expect(findStatusPathTo('loan', from, to)).toEqual(way);
  });

  it.each([
    ['Paid_Out', 'Open'],
    ['Open', 'limit_active'],
  ] as const)('the map returns null for a loan from %s to %s, because no path exists', (from, to) => {
    expect(findStatusPathTo('loan', from, to)).toBeNull();
  });

  it('the map of a status flow is marked as incomplete if the flow has more states than the maximum', () => {
    const map = exploreFlow('loan', DEPLOYMENTS.demo, 40);
    expect([map.isComplete, map.stateCount]).toEqual([false, 40]);
  });
});
