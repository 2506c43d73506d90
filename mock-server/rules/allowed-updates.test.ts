import { expect, test } from 'vitest';
import { listAllowedUpdates } from './allowed-updates';
import type { FlowName } from './status-flow';

const EVERYTHING =
  'signatory signatory_other signatory_flags signatory_tin signatory_contact custom_fields bankinfo taxIdNumber';

test.each<[FlowName, string, string, string]>([
  ['loan', 'pre_check', EVERYTHING, ''],
  ['loan', 'Open', EVERYTHING, ''],
  ['bank_product', 'open', EVERYTHING, ''],
  ['loan', 'Submitted', 'signatory_contact bankinfo', ''],
  ['loan', 'offer_accepted', 'signatory_contact bankinfo', ''],
  ['factoring', 'final_sales_check', 'signatory_contact bankinfo', ''],
  ['loan', 'Signature', 'signatory_tin signatory_contact', 'signatory_tin signatory_contact'],
  ['factoring', 'SIGNATURE', 'signatory_tin signatory_contact', 'signatory_tin signatory_contact'],
  ['loan', 'Final_Review', '', ''],
  ['loan', 'Paid_Out', '', ''],
  ['factoring', 'limit_active', '', ''],
  ['loan', 'Rejected', '', ''],
  ['loan', 'ubo_check', '', ''],
  ['loan', 'awaiting_the_moon', '', ''],
])(
  'SIM-05, D-26: listAllowedUpdates returns the permissions of each person for the flow %s in the status %s',
  (flow, status, applicant, signatory) => {
    expect(listAllowedUpdates(flow, status, 'applicant').join(' ')).toBe(applicant);
    expect(listAllowedUpdates(flow, status, 'signatory').join(' ')).toBe(signatory);
  },
);
