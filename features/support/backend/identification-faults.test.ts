import { expect, it } from 'vitest';
import { startFaultProxy } from '../proxy/fault-proxy';
import { listen } from '../proxy/forward-request';
import { createIdentificationFaults } from './identification-faults';

const STARTED_IDENTIFICATION = {
  signature_status: 'under_review',
  ident_result: 'REVIEW_PENDING',
  digital_signature_url: 'https://provider.example/',
  kyc_status: { ident_completed: { is_required: true, is_completed: false } },
};

it.each([
  ['SUCCESS', 'completed', 'SUCCESS', true],
  ['FAILED', 'failed', null, false],
] as const)(
  'createIdentificationFaults makes the API return an identification with the outcome %s as ended',
  async (outcome, status, result, isDone) => {
    const api = await listen(0, async ({ url }, outgoing) => {
      const responseBody = url?.endsWith('/requirements')
        ? STARTED_IDENTIFICATION
        : [{ requirements: STARTED_IDENTIFICATION }, { requirements: STARTED_IDENTIFICATION }];
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(responseBody));
    });
    const proxy = await startFaultProxy(api.origin);
    const headers = { 'x-sandbox': 'one' };
    const fetchJson = async (path: string) => (await fetch(proxy.origin + path, { headers })).json();
    for (const fault of createIdentificationFaults(
      { applicationId: 'a1', signatoryId: 's2', place: 1 },
      outcome,
    )) {
      await fetch(`${proxy.origin}/simulator/faults`, {
        method: 'POST',
        headers,
        body: JSON.stringify(fault),
      });
    }
    const endedIdentification = {
      signature_status: status,
      ident_result: result,
      digital_signature_url: null,
      kyc_status: { ident_completed: { is_required: true, is_completed: isDone } },
    };
    const people = '/user/applications/a1/signatories';
    expect(await fetchJson(people)).toEqual([
      { requirements: STARTED_IDENTIFICATION },
      { requirements: endedIdentification },
    ]);
    expect(await fetchJson(`${people}/s2/requirements`)).toEqual(endedIdentification);
    expect(await fetchJson(`${people}/s1/requirements`)).toEqual(STARTED_IDENTIFICATION);
    await proxy.close();
    await api.close();
  },
);
