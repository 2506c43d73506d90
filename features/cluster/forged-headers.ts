import type { Cluster } from './cluster';

const REQUEST_ID = 'forged-by-a-visitor';

export async function findAcceptedForgedHeaders({ address }: Pick<Cluster, 'address'>): Promise<string[]> {
  const headers = { 'X-Request-Id': REQUEST_ID, 'X-Forwarded-Proto': 'https' };
  const response = await fetch(`${address}/login?lng=en`, { headers, redirect: 'manual' });
  const cookies = response.headers.getSetCookie();
  return [
    ...(response.headers.get('X-Request-Id') === REQUEST_ID ? ['a visitor chose the id of a request'] : []),
    ...(cookies.length === 0 ? ['no cookie shows whether a visitor passes for one who came by TLS'] : []),
    ...(cookies.some((cookie) => /; secure/i.test(cookie))
      ? ['a visitor passed for one who came by TLS']
      : []),
  ];
}
