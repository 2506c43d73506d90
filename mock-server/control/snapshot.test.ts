import { createApplication, listApplications } from 'contracts/api/applications';
import { bookAppointment } from 'contracts/api/appointments';
import { addCompany } from 'contracts/api/companies';
import { describe, expect, it } from 'vitest';
import { NEW_COMPANY_BODY } from '../testing/financing';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, LOAN_BODY, logInUser, registerUser } from '../testing/people';
import { TestSandbox } from '../testing/test-simulator';

const test = exchangeInSandbox();

async function snapshot(sandbox: TestSandbox): Promise<string> {
  const response = await fetch(`${test.origin()}/simulator/snapshot`, {
    headers: { 'x-sandbox': sandbox.id },
  });
  return await response.text();
}

function restore(sandbox: TestSandbox, body: unknown) {
  return sandbox.request('PUT', '/simulator/snapshot', { body });
}

async function usedSandbox(): Promise<{ sandbox: TestSandbox; user: TestSandbox }> {
  const sandbox = test.sandbox();
  const user = await registerUser(sandbox);
  await user.expectSuccess(createApplication, {
    body: { ...LOAN_BODY, referral_data: { utm_source: 'brief' } },
    headers: { 'idempotency-key': 'einmal' },
  });
  await logInUser(sandbox, KATRIN_LOGIN, 'falsch').catch(() => undefined);
  await logInUser(sandbox, KATRIN_LOGIN);
  await sandbox.advance('PT2H');
  await sandbox.request('POST', '/simulator/faults', { body: { path: '/config', status: 500, times: 3 } });
  return { sandbox, user };
}

describe('a snapshot', () => {
  it('SIM-12 restores the same bytes in the same and in another sandbox', async () => {
    const { sandbox } = await usedSandbox();
    const before = await snapshot(sandbox);
    expect((await restore(sandbox, before)).status).toBe(200);
    expect(await snapshot(sandbox)).toBe(before);
    const other = await TestSandbox.open(test.origin(), { scenario: 'empty', seed: 9 });
    expect((await restore(other, before)).status).toBe(200);
    expect(await snapshot(other)).toBe(before);
  });

  it('SIM-12 reverts later changes, including sessions and time', async () => {
    const { sandbox, user } = await usedSandbox();
    const before = await snapshot(sandbox);
    const now = (JSON.parse(before) as { now: string }).now;
    await user.expectSuccess(createApplication, { body: LOAN_BODY });
    await sandbox.advance('P9D');
    expect(await user.expectRefusal(listApplications)).toBe('401 err_auth_session_expired');
    await restore(sandbox, before);
    expect(await user.expectSuccess(listApplications)).toHaveLength(1);
    const katrin = await logInUser(sandbox, KATRIN_LOGIN);
    expect(await katrin.expectSuccess(listApplications)).toHaveLength(7);
    const clock = (await sandbox.request('GET', '/simulator/clock')).body as { now: string };
    expect(Date.parse(clock.now) - Date.parse(now)).toBeLessThan(20_000);
  });

  it('SIM-12 continues with the ids and idempotency keys of the original sandbox', async () => {
    const { sandbox } = await usedSandbox();
    const katrin = await logInUser(sandbox, KATRIN_LOGIN);
    const before = await snapshot(sandbox);
    const headers = { 'idempotency-key': 'zweimal' };
    const first = await katrin.expectSuccess(createApplication, { body: LOAN_BODY, headers });
    const after = await snapshot(sandbox);
    await restore(sandbox, before);
    const second = await katrin.expectSuccess(createApplication, { body: LOAN_BODY, headers });
    expect(second.applicationId).toBe(first.applicationId);
    await restore(sandbox, after);
    const third = await katrin.expectSuccess(createApplication, { body: LOAN_BODY, headers });
    expect(third.applicationId).toBe(first.applicationId);
  });

  it('contains no password and no usable session', async () => {
    const { user } = await usedSandbox();
    const text = await snapshot(user);
    const { personas: _, ...rest } = JSON.parse(text);
    expect(JSON.stringify(rest)).not.toMatch(/Demo!2026pass|Sonne#2026/);
    const cookie = (await logInUser(test.sandbox(), KATRIN_LOGIN)).header('cookie').split('=')[1] ?? '';
    expect(await snapshot(user)).not.toContain(cookie);
  });

  it.each([
    ['of another format', { format: 2 }, 'format'],
    ['of an unknown scenario', { scenario: 'nothing' }, 'scenario'],
    ['with broken rows', { users: [{ id: 1 }] }, 'users'],
    ['with an unknown member', { more: true }, 'more'],
    ['in an impossible year', { now: '9999-01-01T00:00:00.000Z' }, 'now'],
  ])('%s is refused and changes nothing', async (_, change, field) => {
    const before = await snapshot(test.sandbox());
    const response = await restore(test.sandbox(), { ...JSON.parse(before), ...change });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ errors: [{ code: 'err_validation_failed', field }] });
    expect(await snapshot(test.sandbox())).toBe(before);
  });

  it('a snapshot with a duplicate id is refused', async () => {
    const document = JSON.parse(await snapshot(test.sandbox()));
    document.users.push(document.users[0]);
    expect((await restore(test.sandbox(), document)).status).toBe(422);
  });
});

it('SIM-12 a snapshot holds objects, debtors with their cover, added companies and appointments', async () => {
  const sandbox = await TestSandbox.open(test.origin(), { scenario: 'factoring-complete' });
  const katrin = await logInUser(sandbox, KATRIN_LOGIN);
  const [application] = await katrin.expectSuccess(listApplications);
  const params = { id: application?.applicationId ?? '' };
  await katrin.expectSuccess(addCompany, {
    params,
    body: NEW_COMPANY_BODY,
  });
  await katrin.expectSuccess(bookAppointment, {
    params,
    body: {
      meeting_type: 'telephone',
      meeting_time: '2026-03-04T10:15:00+01:00',
      first_name: 'Katrin',
      last_name: 'Brandt',
      company_name: 'Metallbau Brandt GmbH',
      contact_email: KATRIN_LOGIN,
      contact_phone: '+49 421 330 81',
    },
  });
  const snapshotBefore = await snapshot(sandbox);
  const otherWorld = await TestSandbox.open(test.origin(), { scenario: 'object-financing' });
  expect(JSON.parse(await snapshot(otherWorld)).financeObjects).toHaveLength(3);
  expect((await restore(otherWorld, snapshotBefore)).status).toBe(200);
  expect(await snapshot(otherWorld)).toBe(snapshotBefore);
  const { companies, debtors, appointments, financeObjects } = JSON.parse(snapshotBefore);
  expect([companies, debtors, appointments, financeObjects].map(({ length }) => length)).toEqual([
    1, 3, 1, 0,
  ]);
});
