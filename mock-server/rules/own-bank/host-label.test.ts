import type { DeploymentId } from 'fixtures/deployments';
import { describe, expect, it } from 'vitest';
import { isFreeLabel, isReservedLabel } from './host-label';

describe('D-01 isReservedLabel', () => {
  it.each(['', 'localhost', 'LocalHost', 'www', 'WWW', '7', '127', '2130706433'])(
    'returns true for “%s”',
    (label) => {
      expect(isReservedLabel(label)).toBe(true);
    },
  );

  it.each(['demo', 'nordheide', 'www2', 'localhosts', '4you', 'bank24', '1-2'])(
    'returns false for “%s”',
    (label) => {
      expect(isReservedLabel(label)).toBe(false);
    },
  );
});

describe('SIM-15 a custom bank that replaces a partner', () => {
  it.each<[label: string, partner: DeploymentId, isFree: boolean]>([
    ['nordheide', 'demo', true],
    ['4you', 'demo', true],
    ['demo', 'demo', true],
    ['Demo', 'demo', true],
    ['swiss', 'swiss', true],
    ['swiss', 'demo', false],
    ['SWISS', 'demo', false],
    ['demo', 'swiss', false],
    ['localhost', 'demo', false],
    ['www', 'demo', false],
    ['192', 'demo', false],
    ['', 'demo', false],
  ])(
    'isFreeLabel for the host label “%s” in place of the partner %s returns %s',
    (label, partner, isFree) => {
      expect(isFreeLabel(label, partner)).toBe(isFree);
    },
  );
});
