import { DEPLOYMENT_IDS, DEPLOYMENTS } from 'fixtures/deployments';
import { expect, test } from 'vitest';
import { findDeployment, requireDeployment } from './deployments';

test('findDeployment matches the first label of the host in any case (D-01)', () => {
  expect(findDeployment('Swiss')?.id).toBe('swiss');
  expect(findDeployment('nobody')).toBeUndefined();
});

test.each(DEPLOYMENT_IDS)('the contract schemas keep every JSON property of the deployment %s', (id) => {
  expect(requireDeployment(id)).toEqual(DEPLOYMENTS[id]);
});
