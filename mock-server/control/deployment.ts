import { createHash } from 'node:crypto';
import type { Deployment } from 'fixtures/deployments';
import { Hono } from 'hono';
import type { Simulator } from '../api/exchange';
import { ownDeploymentOf } from '../api/own-bank';
import { sizeOf } from '../store/size';
import { bankOf, checkBankFor, deploymentOfWorld, putBank, removeBank } from './bank-in-world';
import { refusalOfFindings, withMessages } from './findings';
import { requireCapacity } from './open-world';
import { documentOf, sandboxOf } from './read-request';

export const MAX_DOCUMENT_BYTES = 1_000_000;

/** SIM-15 */
export function deploymentControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/deployment', (c) => {
      const sandbox = sandboxOf(simulator, c);
      const etag = `"${versionOf(deploymentOfWorld(sandbox))}"`;
      const headers = { etag, 'x-logo': ownDeploymentOf(sandbox)?.own?.logo ? 'own' : 'none' };
      return c.req.header('if-none-match') === etag
        ? c.body(null, 304, headers)
        : c.json(bankOf(sandbox), 200, headers);
    })
    .put('/deployment', async (c) => {
      const sandbox = sandboxOf(simulator, c);
      const body = await documentOf(c, MAX_DOCUMENT_BYTES);
      const { document, findings } = await checkBankFor(sandbox, body);
      if (document === null) return refusalOfFindings(c, findings);
      requireCapacity(simulator, sandbox, sizeOf(document));
      putBank(sandbox, document);
      return c.json({ deployment: bankOf(sandbox), findings: withMessages(findings) });
    })
    .delete('/deployment', (c) => {
      const sandbox = sandboxOf(simulator, c);
      removeBank(sandbox);
      return c.json(bankOf(sandbox));
    });
}

const versions = new WeakMap<Deployment, string>();

function versionOf(deployment: Deployment): string {
  const known =
    versions.get(deployment) ??
    createHash('sha256').update(JSON.stringify(deployment)).digest('base64url').slice(0, 16);
  versions.set(deployment, known);
  return known;
}
