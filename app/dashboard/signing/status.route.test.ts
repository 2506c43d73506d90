import { expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

it('SIGN-03: the status route returns 200 to the waiting page and 500 to other clients if the status cannot be read', async () => {
  const visitor = await visit('signing', { as: 'katrin' });
  const id = visitor.world.rows.signatories.all().find(({ first_name }) => first_name === 'Katrin')?.id;
  const address = `/dashboard/applications/${visitor.world.application()}/signatures/${id}/status`;
  const response = await visitor.get(address);
  expect([response.statusLine, response.json]).toEqual([200, { state: expect.any(String) }]);
  await visitor.world.planFault({ method: 'GET', path: '*/requirements', status: 500 });
  const failed = await visitor.get(address, { headers: { 'Sec-Fetch-Dest': 'empty' } });
  expect([failed.statusLine, failed.status, failed.json]).toEqual([200, 500, null]);
  expect((await visitor.get(address)).statusLine).toBe(500);
});
