import { z } from 'zod';
import { type MeasuredRequest, sendRequest } from './requests';

const loggedRequests = z.array(z.object({ method: z.string(), path: z.string(), query: z.string() }));

export async function measurePageCost(simulator: string, request: MeasuredRequest) {
  const log = async () => {
    const { body } = await sendRequest({
      method: 'GET',
      url: `${simulator}/simulator/requests?limit=200`,
      headers: {},
    });
    return loggedRequests.parse(JSON.parse(body));
  };
  await sendRequest(request);
  const marker = '/the-page-begins-here';
  await sendRequest({ method: 'GET', url: simulator + marker, headers: {} });
  const { status, body } = await sendRequest(request);
  if (status !== 200) throw new Error(`${request.url} answered ${status}.`);
  const all = await log();
  const pageCalls = all.slice(all.findLastIndex(({ path }) => path === marker) + 1);
  const calls = pageCalls
    .filter(({ method }) => method === 'GET')
    .map(({ path, query }) => simulator + path + query);
  return { bytes: Buffer.byteLength(body), calls };
}
