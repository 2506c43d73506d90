import { type DeploymentId, findDeployment } from 'fixtures/deployments';

/** First labels of a host that name no partner (D-01). */
const NO_PARTNER = new Set(['', 'localhost', 'www']);

/** Whether a host's first label names no partner, in any case: none at all, `localhost`, `www`, or the number of an IP address. */
export function namesNoPartner(label: string): boolean {
  return NO_PARTNER.has(label.toLowerCase()) || /^\d+$/.test(label);
}

/** Whether a bank in the place of `partner` may answer under a label: it names somebody, and no other partner. */
export function isFreeLabel(label: string, partner: DeploymentId): boolean {
  const holder = findDeployment(label);
  return !namesNoPartner(label) && (holder === undefined || holder.id === partner);
}
