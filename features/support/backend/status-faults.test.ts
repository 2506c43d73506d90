import { expect, it } from 'vitest';
import { startFaultProxy } from '../proxy/fault-proxy';
import { listen } from '../proxy/forward-request';
import { createStatusFaults } from './status-faults';

it('createStatusFaults makes the API return the new status of an application in every response, and refuse write calls', async () => {
  const api = await listen(0, async ({ url }, outgoing) => {
    const response =
      url === '/user/applications' ? [{ status: 'Open' }] : { status: 'Open', allowed_updates: ['bankinfo'] };
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(response));
  });
  const proxy = await startFaultProxy(api.origin);
  const sendCall = (method: string, path: string, body?: object) =>
    fetch(proxy.origin + path, {
      method,
      headers: { 'x-sandbox': 'one' },
      ...(body && { body: JSON.stringify(body) }),
    });
  for (const fault of createStatusFaults('a1', 'Rejected')) {
    expect((await sendCall('POST', '/simulator/faults', fault)).status).toBe(201);
  }
  const applicationPath = '/user/applications/a1';
  expect(await (await sendCall('GET', '/user/applications')).json()).toEqual([{ status: 'Rejected' }]);
  expect(await (await sendCall('GET', applicationPath)).json()).toEqual({
    status: 'Rejected',
    allowed_updates: [],
  });
  expect(await (await sendCall('PATCH', `${applicationPath}/signatories/s1`)).text()).toContain(
    'err_update_not_allowed',
  );
  expect(await (await sendCall('PATCH', `${applicationPath}/status`)).text()).toContain(
    'err_status_change_not_allowed',
  );
  expect((await sendCall('GET', `${applicationPath}/documents`)).status).toBe(200);
  expect(await (await sendCall('GET', '/user/applications/a2')).json()).toMatchObject({ status: 'Open' });
  await proxy.close();
  await api.close();
});
