import type { DeploymentId } from 'fixtures/deployments';
import { findDeployment } from '../../reference-data/deployments';

/** Labels of hosts without a partner (D-01). */
const LABELS_WITHOUT_PARTNER = new Set(['', 'localhost', 'www']);

export function isReservedLabel(label: string): boolean {
  return LABELS_WITHOUT_PARTNER.has(label.toLowerCase()) || /^\d+$/.test(label);
}

export function isFreeLabel(label: string, partner: DeploymentId): boolean {
  const holder = findDeployment(label);
  return !isReservedLabel(label) && (holder === undefined || holder.id === partner);
}
