import type { Cluster } from './cluster';

const REQUEST_ID = 'forged-by-a-visitor';

export async function findAcceptedForgedHeaders({ address }: Pick<Cluster, 'address'>): Promise<string[]> {
  const headers = { 'X-Request-Id': REQUEST_ID, 'X-Forwarded-Proto': 'https' };
  const response = await fetch(`${address}/login?lng=en`, { headers, redirect: 'manual' });
  const cookies = response.headers.getSetCookie();
  return [
    ...(response.headers.get('X-Request-Id') === REQUEST_ID
      ? ['the portal accepted a forged X-Request-Id']
      : []),
    ...(cookies.length === 0
      ? ['the response has no cookie, which would show whether X-Forwarded-Proto was accepted']
      : []),
    ...(cookies.some((cookie) => /; secure/i.test(cookie))
      ? ['the portal accepted a forged X-Forwarded-Proto']
      : []),
  ];
}
