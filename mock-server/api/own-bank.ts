import { DEPLOYMENTS, type Deployment, type DeploymentId } from 'fixtures/deployments';
import { deploymentFrom } from '../rules/own-bank/bank';
import type { OwnBankRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';

/** Rows never change in place: what one describes is worked out once. */
const described = new WeakMap<OwnBankRow, Deployment>();

/** A partner's deployment as it is in a world: the bank of one's own where it takes the partner's place. */
export function deploymentIn({ store }: Sandbox, id: DeploymentId): Deployment {
  const row = store.ownBanks.get(id);
  return row === undefined ? DEPLOYMENTS[id] : describedBy(row);
}

/** The bank of one's own in a world; undefined where there is none. */
export function ownBankOf({ store }: Sandbox): Deployment | undefined {
  const [row] = store.ownBanks.all();
  return row && describedBy(row);
}

function describedBy(row: OwnBankRow): Deployment {
  const known = described.get(row) ?? deploymentFrom(row.document, DEPLOYMENTS[row.id]);
  described.set(row, known);
  return known;
}
