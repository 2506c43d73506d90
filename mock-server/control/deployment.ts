import { createHash } from 'node:crypto';
import type { Deployment } from 'fixtures/deployments';
import { Hono } from 'hono';
import type { Simulator } from '../api/exchange';
import { findCustomDeployment } from '../api/own-bank';
import { sizeInBytes } from '../store/size';
import { bankDocumentOf, checkBankOfWorld, deploymentOfWorld, removeBank, saveBank } from './bank-in-world';
import { addFindingMessages, createFindingsRefusal } from './findings';
import { requireCapacity } from './open-world';
import { readJsonDocumentBody, requireSandbox } from './read-request';

export const MAX_DOCUMENT_BYTES = 1_000_000;

export function createDeploymentControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/deployment', (c) => {
      const sandbox = requireSandbox(simulator, c);
      const etag = `"${versionOf(deploymentOfWorld(sandbox))}"`;
      const headers = { etag, 'x-logo': findCustomDeployment(sandbox)?.bankTerms?.logo ? 'own' : 'none' };
      return c.req.header('if-none-match') === etag
        ? c.body(null, 304, headers)
        : c.json(bankDocumentOf(sandbox), 200, headers);
    })
    .put('/deployment', async (c) => {
      const sandbox = requireSandbox(simulator, c);
      const body = await readJsonDocumentBody(c, MAX_DOCUMENT_BYTES);
      const { document, findings } = await checkBankOfWorld(sandbox, body);
      if (document === null) return createFindingsRefusal(c, findings);
      requireCapacity(simulator, sandbox, sizeInBytes(document));
      saveBank(sandbox, document);
      return c.json({ deployment: bankDocumentOf(sandbox), findings: addFindingMessages(findings) });
    })
    .delete('/deployment', (c) => {
      const sandbox = requireSandbox(simulator, c);
      removeBank(sandbox);
      return c.json(bankDocumentOf(sandbox));
    });
}

const cachedVersions = new WeakMap<Deployment, string>();

function versionOf(deployment: Deployment): string {
  const version =
    cachedVersions.get(deployment) ??
    createHash('sha256').update(JSON.stringify(deployment)).digest('base64url').slice(0, 16);
  cachedVersions.set(deployment, version);
  return version;
}
