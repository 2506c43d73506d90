import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { WIZARD_DETAILS, type WizardDetail } from '../screens/details';
import type { LendingCall, RepeatedFault } from '../support/backend/backend';
import {
  type ApplicationChange,
  LENDER_CHANGES,
  LENDER_MESSAGES,
  type LenderChange,
  type LenderMessage,
  type RequestKind,
} from '../support/lender-changes';
import { listRequestBodies, listSentBodies } from '../support/lender-requests';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

Given<PortalWorld>('{lending call} {mishap}', async function (call: LendingCall, mishap: RepeatedFault) {
  await (await this.backendAfterNavigation()).control.injectFault(call, mishap.fault, mishap.times);
});

When<PortalWorld>('meanwhile {change}', async function (change: LenderChange) {
  const backend = await this.backendAfterNavigation();
  const { status, shownStatus, ownChange, faults = [] }: ApplicationChange = LENDER_CHANGES[change];
  const [application] = await backend.applicationsOf(this.customer);
  const id = application?.applicationId ?? '';
  if (status !== undefined) await backend.control.moveApplication(id, status);
  if (shownStatus !== undefined) await backend.control.pretendStatus(id, shownStatus);
  if (ownChange) await backend.change(this.customer, `/user/applications/${id}/status`, ownChange);
  for (const [call, fault] of faults) await backend.control.injectFault(call, fault);
});

When<PortalWorld>(
  'meanwhile another user changes the {detail} to {string}',
  async function (detail: WizardDetail, value: string) {
    const changes: Partial<Record<WizardDetail, [string, object]>> = {
      'tax number': ['', { taxIdNumber: value }],
      'bank name': ['/bankinfo', { bankName: value, iban: 'DE89370400440532013000' }],
    };
    const [part, body] = changes[detail] ?? [
      '/custom_field_list',
      { custom_fields: [{ field_id: WIZARD_DETAILS[detail], field_value: value }] },
    ];
    const backend = await this.backendAfterNavigation();
    const [application] = await backend.applicationsOf(this.customer);
    await backend.change(this.customer, `/user/applications/${application?.applicationId}${part}`, body);
  },
);

/** Rows name API fields. A value is JSON, else text; "nothing" means absent. */
Then<PortalWorld>(
  'the lender got {message} with:',
  async function (message: LenderMessage, table: DataTable) {
    const { request, body, isText } = LENDER_MESSAGES[message];
    await expect.poll(async () => (await listSentBodies(this, request)).length).toBeGreaterThan(0);
    const sentBody = body((await listSentBodies(this, request)).at(-1));
    for (const [name, cell] of Object.entries(table.rowsHash())) {
      if (cell === 'nothing') expect(sentBody).not.toHaveProperty(name);
      else expect(sentBody, name).toHaveProperty(name, isText ? cell : valueInCell(cell));
    }
  },
);

Then<PortalWorld>('the lender was never asked to {request}', async function (kind: RequestKind) {
  expect(await listRequestBodies(this, kind)).toEqual([]);
});

Then<PortalWorld>('the lender received these values, and nothing else:', async function (table: DataTable) {
  const cells = Object.entries(table.rowsHash());
  const readSentBody = async () => (await listSentBodies(this, /^PATCH .*\/signatories/)).at(-1);
  await expect
    .poll(readSentBody)
    .toEqual(Object.fromEntries(cells.map(([name, cell]) => [name, JSON.parse(cell)])));
});

Then<PortalWorld>(
  'the lender was asked to {request} {often}',
  async function (kind: RequestKind, times: number) {
    await expect.poll(() => listRequestBodies(this, kind)).toHaveLength(times);
  },
);

function valueInCell(cell: string): unknown {
  return /^(-?\d+(\.\d+)?|true|false|null|["[{].*)$/.test(cell) ? JSON.parse(cell) : cell;
}
