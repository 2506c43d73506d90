export { action } from '~/request/get-only';

/** Says that the portal answers; load balancers and scripts wait for it. */
export function loader() {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
