import { expect } from 'vitest';
import { z } from 'zod';
import { REGISTRATION_BODY, registerUser } from './people';
import type { TestSandbox } from './test-simulator';

export async function asSignatory(sandbox: TestSandbox, applicationId: string): Promise<TestSandbox> {
  const user = await registerUser(sandbox);
  const { body } = await sandbox.request('GET', '/simulator/snapshot');
  const snapshot = z.looseObject({ now: z.string(), signatories: z.array(z.unknown()) }).parse(body);
  const signatory = {
    id: 'signatory-of-the-test',
    applicationId,
    first_name: 'Nele',
    last_name: 'Uhl',
    email: REGISTRATION_BODY.email,
    is_beneficial_owner: false,
    is_legal_signatory: true,
    is_contract_signatory: true,
    is_sole_signatory: true,
    is_main_contact: false,
    invite_status: 'accepted',
    invited_until: null,
    signing: null,
    updated_at: snapshot.now,
    custom_fields_list: [],
  };
  const changedSnapshot = { ...snapshot, signatories: [...snapshot.signatories, signatory] };
  expect((await sandbox.request('PUT', '/simulator/snapshot', { body: changedSnapshot })).status).toBe(200);
  return user;
}
