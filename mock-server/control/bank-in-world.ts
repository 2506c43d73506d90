import { DEPLOYMENTS, type Deployment, type DeploymentId } from 'fixtures/deployments';
import { bankIn, deploymentIn } from '../api/own-bank';
import { type Finding, fault, note } from '../rules/finding';
import { documentOf } from '../rules/own-bank/bank';
import type { BankDocument } from '../rules/own-bank/bank-document';
import { type Checked, checkBank } from '../rules/own-bank/check-bank';
import { freeze } from '../store/freeze';
import type { Sandbox } from '../store/sandbox';
import { cleanLogo } from './clean-logo';

/** The deployment at which a world plays: that of its scenario, or the bank of one's own in its place. */
export function deploymentOfWorld(sandbox: Sandbox): Deployment {
  return deploymentIn(sandbox, sandbox.start.scenario.partner);
}

/** The whole document of the bank at which a world plays; what a form of one's own switches on goes with the form. */
export function bankOf(sandbox: Sandbox): BankDocument {
  const { partner } = sandbox.start.scenario;
  const own = sandbox.store.ownBanks.get(partner)?.document;
  return { ...wholeDocumentOf(bankIn(sandbox, partner)), ...(own?.key && { key: own.key }) };
}

/** Deployments never change: the document of each is worked out once. */
const documents = new WeakMap<Deployment, BankDocument>();

function wholeDocumentOf(deployment: Deployment): BankDocument {
  const known = documents.get(deployment) ?? freeze(documentOf(deployment));
  documents.set(deployment, known);
  return known;
}

/** Checks a document for a world, with its logo cleaned. Nothing changes in the world. */
export function checkBankFor({ start }: Sandbox, value: unknown): Promise<Checked<BankDocument>> {
  return checkBankAt(start.scenario.partner, value);
}

/** The same for any world that plays at a partner. */
export async function checkBankAt(partner: DeploymentId, value: unknown): Promise<Checked<BankDocument>> {
  const { document, findings } = checkBank(value, DEPLOYMENTS[partner]);
  if (!document?.logo) return { document, findings };
  const cleaned = await cleanLogo(document.logo);
  if (!cleaned.ok) return { document: null, findings: [...findings, fault('logo', cleaned.problem)] };
  const removed: Finding[] =
    cleaned.removed.length === 0
      ? []
      : [note('logo', 'image_cleaned', { removed: cleaned.removed.join(', ') })];
  return { document: { ...document, logo: cleaned.logo }, findings: [...findings, ...removed] };
}

/** Puts a bank that was checked in the place of the partner at which the world plays. */
export function putBank(sandbox: Sandbox, document: BankDocument): void {
  const { partner } = sandbox.start.scenario;
  const { ownBanks } = sandbox.store;
  if (ownBanks.get(partner) === undefined) ownBanks.insert({ id: partner, document });
  else ownBanks.update(partner, { document });
}

/** Gives the world its partner back. */
export function dropBank(sandbox: Sandbox): void {
  for (const { id } of sandbox.store.ownBanks.all()) sandbox.store.ownBanks.delete(id);
}
