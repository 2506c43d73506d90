import { expect, it } from 'vitest';
import { listen } from '../support/proxy/forward-request';
import { startApiWithoutControls } from './api-without-controls';

it('startApiWithoutControls (proxy that hides the control API) answers 404 only for control calls of the simulator', async () => {
  const api = await listen(0, async ({ headers, url }, outgoing) => {
    outgoing.end(`${url} ${headers['x-sandbox'] ?? 'none'}`);
  });
  const hidden = await startApiWithoutControls(api.origin);
  const ask = (path: string) => fetch(hidden.origin + path, { headers: { 'x-sandbox': 'mine' } });
  for (const path of ['/simulator', '/simulator/', '/simulator/health', '/simulator?a']) {
    expect((await ask(path)).status, path).toBe(404);
  }
  expect(await (await ask('/config?a=1')).text()).toBe('/config?a=1 none');
  expect((await ask('/simulators')).status).toBe(200);
  await hidden.close();
  await api.close();
});

it('startApiWithoutControls (proxy that hides the control API) forwards the host name of the proxy, so that file URLs point to the proxy', async () => {
  const api = await listen(0, async ({ headers }, outgoing) => {
    outgoing.end(headers.host);
  });
  const hidden = await startApiWithoutControls(api.origin);
  expect(await (await fetch(`${hidden.origin}/config`)).text()).toBe(new URL(hidden.origin).host);
  await hidden.close();
  await api.close();
});
