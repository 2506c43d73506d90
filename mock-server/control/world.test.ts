import { expect, it } from 'vitest';
import { inSandbox } from '../testing/in-sandbox';

const test = inSandbox({ scenario: 'action-required' });

it('SIM-14 tells a demo bar where its world stands', async () => {
  const { body } = await test
    .sandbox()
    .request('GET', '/simulator/world', { headers: { 'x-forwarded-host': 'swiss.localhost:3000' } });
  expect(body).toMatchObject({
    sandbox: test.sandbox().id,
    scenario: { id: 'action-required' },
    now: expect.stringMatching(/^2026-03-02T09:00/),
    partner: 'demo',
    control_url: `http://swiss.localhost:${new URL(test.origin()).port}/simulator`,
  });
  expect(body).toHaveProperty('personas.0', {
    key: 'katrin',
    email: 'katrin.brandt@metallbau-brandt.example',
    role: 'applicant',
  });
  expect(body).toHaveProperty('applications.0.next_status');
  expect(JSON.stringify(body)).not.toContain('password');
});
