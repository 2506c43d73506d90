import { type DeploymentId, findDeployment } from 'fixtures/deployments';

/** D-01 */
const NO_PARTNER = new Set(['', 'localhost', 'www']);

/** True for an empty label, `localhost`, `www` and numbers of an IP address, in any case. */
export function namesNoPartner(label: string): boolean {
  return NO_PARTNER.has(label.toLowerCase()) || /^\d+$/.test(label);
}

/** True if the label names a partner and does not belong to another one. */
export function isFreeLabel(label: string, partner: DeploymentId): boolean {
  const holder = findDeployment(label);
  return !namesNoPartner(label) && (holder === undefined || holder.id === partner);
}
