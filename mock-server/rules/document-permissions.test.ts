import { expect, test } from 'vitest';
import { documentPermissions, takesSignedPapers } from './document-permissions';
import type { FlowName } from './status-flow';

test.each<[FlowName, string, string]>([
  ['loan', 'pre_check', 'canUpload canChangeClientVisibility'],
  ['factoring', 'pre_check', 'canUpload canChangeClientVisibility'],
  ['loan', 'Open', 'canUpload canDelete canChangeClientVisibility'],
  ['bank_product', 'open', 'canUpload canDelete canChangeClientVisibility'],
  ['loan', 'Internal_Review', 'canUpload canChangeClientVisibility'],
  ['factoring', 'final_sales_check', 'canUpload canChangeClientVisibility'],
  ['loan', 'Signature', 'canUpload'],
  ['loan', 'Final_Review', ''],
  ['factoring', 'limit_active', ''],
  ['loan', 'Rejected', ''],
  ['loan', 'ubo_check', ''],
  ['loan', 'awaiting_the_moon', ''],
])('SIM-05, D-66: %s in %s: the applicant %s, a signatory nothing', (flow, status, applicant) => {
  const granted = (role: 'applicant' | 'signatory') =>
    Object.entries(documentPermissions(flow, status, role))
      .flatMap(([name, isGranted]) => (isGranted ? [name] : []))
      .join(' ');
  expect(granted('applicant')).toBe(applicant);
  expect(granted('signatory')).toBe('');
});

test.each([
  ['Open', false],
  ['offer_accepted', false],
  ['signature', true],
  ['Final_Review', false],
  ['Rejected', false],
])('SIGN-06: signed papers are taken in %s: %s', (status, taken) => {
  expect(takesSignedPapers(status)).toBe(taken);
});
