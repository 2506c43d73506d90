import { expect, test } from 'vitest';
import { acceptsSignedPapers, documentPermissionsOf } from './document-permissions';
import type { FlowName } from './status-flow';

test.each<[FlowName, string, string]>([
  ['loan', 'pre_check', 'canUpload'],
  ['factoring', 'pre_check', 'canUpload'],
  ['loan', 'Open', 'canUpload canDelete'],
  ['bank_product', 'open', 'canUpload canDelete'],
  ['loan', 'Internal_Review', 'canUpload'],
  ['factoring', 'final_sales_check', 'canUpload'],
  ['loan', 'Signature', 'canUpload'],
  ['loan', 'Final_Review', ''],
  ['factoring', 'limit_active', ''],
  ['loan', 'Rejected', ''],
  ['loan', 'ubo_check', ''],
  ['loan', 'awaiting_the_moon', ''],
])(
  'SIM-05, D-66: in the flow %s and status %s the applicant may [%s], a signatory nothing',
  (flow, status, applicant) => {
    const granted = (role: 'applicant' | 'signatory') =>
      Object.entries(documentPermissionsOf(flow, status, { role }))
        .flatMap(([name, isGranted]) => (isGranted ? [name] : []))
        .join(' ');
    expect(granted('applicant')).toBe(applicant);
    expect(granted('signatory')).toBe('');
  },
);

test.each<[FlowName, string, boolean]>([
  ['loan', 'pre_check', true],
  ['loan', 'Open', true],
  ['factoring', 'final_sales_check', true],
  ['loan', 'Signature', false],
  ['loan', 'Rejected', false],
])(
  'DOC-06, D-66: in the flow %s and status %s, canChangeClientVisibility of an advisor is %s',
  (flow, status, expected) => {
    const may = (role: 'applicant' | 'signatory', isAdvisor?: boolean) =>
      documentPermissionsOf(flow, status, { role, isAdvisor }).canChangeClientVisibility;
    expect(may('applicant', true)).toBe(expected);
    expect([may('applicant'), may('signatory'), may('signatory', true)]).toEqual([false, false, false]);
  },
);

test.each([
  ['Open', false],
  ['offer_accepted', false],
  ['signature', true],
  ['Final_Review', false],
  ['Rejected', false],
])('SIGN-06: acceptsSignedPapers in the status %s returns %s', (status, taken) => {
  expect(acceptsSignedPapers(status)).toBe(taken);
});
