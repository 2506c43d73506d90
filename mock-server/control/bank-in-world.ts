import type { Deployment, DeploymentId } from 'fixtures/deployments';
import type { Scenario } from 'fixtures/world';
import { bankDeploymentOf, currentDeploymentOf } from '../api/own-bank';
import { requireDeployment } from '../reference-data/deployments';
import { createErrorFinding, createNoteFinding, type Finding } from '../rules/finding';
import { createBankDocument } from '../rules/own-bank/bank';
import type { BankDocument } from '../rules/own-bank/bank-document';
import { type CheckResult, checkBank } from '../rules/own-bank/check-bank';
import { freezeDeep } from '../store/freeze';
import type { Sandbox } from '../store/sandbox';
import { cleanLogo } from './logo/clean-logo';

export function deploymentOfWorld(sandbox: Sandbox): Deployment {
  return currentDeploymentOf(sandbox, sandbox.start.scenario.partner);
}

/** Custom bank with which another world of `partner` starts. */
export function customBankFor(
  { store }: Sandbox,
  { partner }: Pick<Scenario, 'partner'>,
): { bank?: BankDocument } {
  const ownBank = store.ownBanks.get(partner);
  return ownBank ? { bank: ownBank.document } : {};
}

/** Omits features that a custom form enables. */
export function bankDocumentOf(sandbox: Sandbox): BankDocument {
  const { partner } = sandbox.start.scenario;
  const ownBank = sandbox.store.ownBanks.get(partner)?.document;
  return {
    ...wholeDocumentOf(bankDeploymentOf(sandbox, partner)),
    ...(ownBank?.key && { key: ownBank.key }),
  };
}

const documents = new WeakMap<Deployment, BankDocument>();

function wholeDocumentOf(deployment: Deployment): BankDocument {
  const document = documents.get(deployment) ?? freezeDeep(createBankDocument(deployment));
  documents.set(deployment, document);
  return document;
}

export function checkBankOfWorld({ start }: Sandbox, value: unknown): Promise<CheckResult<BankDocument>> {
  return checkBankOfPartner(start.scenario.partner, value);
}

export async function checkBankOfPartner(
  partner: DeploymentId,
  value: unknown,
): Promise<CheckResult<BankDocument>> {
  const { document, findings } = checkBank(value, requireDeployment(partner));
  if (!document?.logo) return { document, findings };
  const cleanedLogo = await cleanLogo(document.logo);
  if (!cleanedLogo.ok)
    return { document: null, findings: [...findings, createErrorFinding('logo', cleanedLogo.problem)] };
  const removalNotes: Finding[] =
    cleanedLogo.removedParts.length === 0
      ? []
      : [createNoteFinding('logo', 'image_cleaned', { removed: cleanedLogo.removedParts.join(', ') })];
  return { document: { ...document, logo: cleanedLogo.logo }, findings: [...findings, ...removalNotes] };
}

export function saveBank(sandbox: Sandbox, document: BankDocument): void {
  const { partner } = sandbox.start.scenario;
  const { ownBanks } = sandbox.store;
  if (ownBanks.get(partner) === undefined) ownBanks.insert({ id: partner, document });
  else ownBanks.update(partner, { document });
}

export function removeBank(sandbox: Sandbox): void {
  for (const { id } of sandbox.store.ownBanks.all()) sandbox.store.ownBanks.delete(id);
}
