import type { ApplicationUpdate, PendingAction } from 'contracts/api/enumerations';
import { describe, expect, test } from 'vitest';
import { type ApplicantRole, listAllowedUpdates } from './allowed-updates';
import { acceptsSignedPapers, type DocumentPermissions, documentPermissionsOf } from './document-permissions';
import { findFactoringChangeRefusal } from './factoring-rules';
import { findObjectChangeRefusal } from './finance-object-rules';
import {
  type FlowName,
  isBeforeSubmission,
  listAllowedTransitions,
  parseStatus,
  STATUS_FLOWS,
} from './status-flow';

const ACTORS = ['customer', 'server', 'back_office'] as const;
const LOAN_TYPE: Record<FlowName, string> = {
  loan: 'object_financing',
  bank_product: 'real_estate',
  factoring: 'factoring',
};
const FLOWS = Object.keys(STATUS_FLOWS) as FlowName[];

function reachable(flow: FlowName, ...from: string[]): Set<string> {
  const reached = new Set(from);
  for (const status of reached) {
    for (const actor of ACTORS) {
      for (const next of listAllowedTransitions(flow, status, actor)) reached.add(next);
    }
  }
  return reached;
}

const IS_SETTLED_BY: Record<PendingAction, (can: Abilities) => boolean> = {
  email_verification: () => true,
  bank_information: ({ updates }) => updates.includes('bankinfo'),
  company_tax_number: ({ updates }) => updates.includes('taxIdNumber'),
  signatories_specified: ({ updates }) =>
    updates.includes('signatory') && updates.includes('signatory_flags'),
  signatories_minimum_data: ({ updates }) =>
    (['signatory', 'signatory_other', 'signatory_contact', 'signatory_flags'] as const).every((update) =>
      updates.includes(update),
    ),
  documents: ({ documents }) => documents.canUpload,
  debt_register: ({ documents }) => documents.canUpload,
  finance_objects: (can) => can.objects,
  factoring_details: (can) => can.factoring,
  signature: ({ updates, papers }) => updates.includes('signatory_tin') && papers,
};

interface Abilities {
  updates: ApplicationUpdate[];
  documents: DocumentPermissions;
  papers: boolean;
  objects: boolean;
  factoring: boolean;
}

function abilitiesOf(flow: FlowName, status: string, role: ApplicantRole): Abilities {
  const facts = { allBanksLoanPurpose: LOAN_TYPE[flow], status };
  return {
    updates: listAllowedUpdates(flow, status, role),
    documents: documentPermissionsOf(flow, status, { role }),
    papers: acceptsSignedPapers(status),
    objects: findObjectChangeRefusal(facts) === null,
    factoring: findFactoringChangeRefusal(facts) === null,
  };
}

function pendingIn(flow: FlowName, status: string): [PendingAction, ApplicantRole][] {
  if (parseStatus(status) === 'Signature')
    return [
      ['signature', 'applicant'],
      ['signature', 'signatory'],
    ];
  if (!isBeforeSubmission(status)) return [];
  const items = Object.keys(IS_SETTLED_BY) as PendingAction[];
  const foreign: PendingAction[] = [
    'signature',
    ...(flow === 'loan' ? [] : (['finance_objects'] as const)),
    ...(flow === 'factoring' ? [] : (['factoring_details'] as const)),
  ];
  return items.filter((item) => !foreign.includes(item)).map((item) => [item, 'applicant']);
}

describe.each(FLOWS)('rules of the status flow %s', (flow) => {
  const statuses = [...reachable(flow, 'pre_check', 'Open')];
  const end = STATUS_FLOWS[flow].at(-1);

  test('the rules of a status flow reach every status from the start, and an end from every status (D-22)', () => {
    expect(statuses).toEqual(expect.arrayContaining([...STATUS_FLOWS[flow], 'Rejected', 'Reopened']));
    for (const status of statuses)
      expect([status, reachable(flow, status).has(String(end))]).toEqual([status, true]);
  });

  test('the rules of a status flow assign to each status except the last exactly one actor that moves the application on', () => {
    for (const status of STATUS_FLOWS[flow]) {
      const forward = ACTORS.filter((mover) =>
        listAllowedTransitions(flow, status, mover).some(
          (next) => next !== 'Rejected' && next !== 'Reopened',
        ),
      );
      expect([status, forward.length]).toEqual([status, status === end ? 0 : 1]);
    }
  });

  test('the rules of a status flow let the permitted people complete every pending item (SIM-05, D-26)', () => {
    for (const status of statuses) {
      for (const [item, role] of pendingIn(flow, status)) {
        expect([status, item, role, IS_SETTLED_BY[item](abilitiesOf(flow, status, role))]).toEqual([
          status,
          item,
          role,
          true,
        ]);
      }
    }
  });

  test('the rules of a status flow never give a signatory more permissions than the applicant', () => {
    for (const status of statuses) {
      const applicant = abilitiesOf(flow, status, 'applicant');
      const signatory = abilitiesOf(flow, status, 'signatory');
      expect(applicant.updates).toEqual(expect.arrayContaining(signatory.updates));
      for (const [name, isGranted] of Object.entries(signatory.documents)) {
        if (isGranted) expect(applicant.documents).toMatchObject({ [name]: true });
      }
    }
  });
});
