import type { Deployment, DeploymentId } from 'fixtures/deployments';
import { bankIn, deploymentIn } from '../api/own-bank';
import { deploymentWithId } from '../reference-data/deployments';
import { errorFinding, type Finding, noteFinding } from '../rules/finding';
import { documentOf } from '../rules/own-bank/bank';
import type { BankDocument } from '../rules/own-bank/bank-document';
import { type Checked, checkBank } from '../rules/own-bank/check-bank';
import { freeze } from '../store/freeze';
import type { Sandbox } from '../store/sandbox';
import { cleanLogo } from './logo/clean-logo';

export function deploymentOfWorld(sandbox: Sandbox): Deployment {
  return deploymentIn(sandbox, sandbox.start.scenario.partner);
}

/** Omits features that a custom form enables. */
export function bankOf(sandbox: Sandbox): BankDocument {
  const { partner } = sandbox.start.scenario;
  const own = sandbox.store.ownBanks.get(partner)?.document;
  return { ...wholeDocumentOf(bankIn(sandbox, partner)), ...(own?.key && { key: own.key }) };
}

const documents = new WeakMap<Deployment, BankDocument>();

function wholeDocumentOf(deployment: Deployment): BankDocument {
  const known = documents.get(deployment) ?? freeze(documentOf(deployment));
  documents.set(deployment, known);
  return known;
}

export function checkBankFor({ start }: Sandbox, value: unknown): Promise<Checked<BankDocument>> {
  return checkBankAt(start.scenario.partner, value);
}

export async function checkBankAt(partner: DeploymentId, value: unknown): Promise<Checked<BankDocument>> {
  const { document, findings } = checkBank(value, deploymentWithId(partner));
  if (!document?.logo) return { document, findings };
  const cleaned = await cleanLogo(document.logo);
  if (!cleaned.ok) return { document: null, findings: [...findings, errorFinding('logo', cleaned.problem)] };
  const removed: Finding[] =
    cleaned.removed.length === 0
      ? []
      : [noteFinding('logo', 'image_cleaned', { removed: cleaned.removed.join(', ') })];
  return { document: { ...document, logo: cleaned.logo }, findings: [...findings, ...removed] };
}

export function putBank(sandbox: Sandbox, document: BankDocument): void {
  const { partner } = sandbox.start.scenario;
  const { ownBanks } = sandbox.store;
  if (ownBanks.get(partner) === undefined) ownBanks.insert({ id: partner, document });
  else ownBanks.update(partner, { document });
}

export function removeBank(sandbox: Sandbox): void {
  for (const { id } of sandbox.store.ownBanks.all()) sandbox.store.ownBanks.delete(id);
}
