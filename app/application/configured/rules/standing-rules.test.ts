import { describe, expect, it } from 'vitest';
import { standingRule } from './standing-rules';

describe('CLA-10, CLA-11: the rules a standard field has wherever it is asked for', () => {
  it.each([
    ['street', 'DE', 'Parkstraße', 'x'.repeat(300)],
    ['houseNumber', 'DE', '12a', 'x'.repeat(300)],
    ['companyPostCode', 'DE', '10115', 'x'.repeat(300)],
    ['companyLocation', 'DE', 'Berlin', 'Berlin 2'],
    ['hrNumber', 'DE', 'HRB 12345', 'HR'],
    ['taxIdNumber', 'DE', '60/271/04538', 'CHE-123.456.788'],
    ['taxIdNumber', 'CH', 'CHE-123.456.788', 'CHE-123.456.789'],
    ['personalTaxIdNumber', 'DE', '86095742719', '86095742718'],
    ['personalTaxIdNumber', 'PL', 'ABC-12', 'AB'],
  ])('%s in %s takes %s, and does not take %s', (id, country, right, wrong) => {
    const rule = standingRule(id, country);
    expect(rule?.(right)).toMatchObject({ ok: true });
    expect(rule?.(wrong)).toMatchObject({ ok: false });
  });

  it.each(['companyName', 'foundingStory', 'toString'])('%s has none', (id) => {
    expect(standingRule(id, 'DE')).toBeUndefined();
  });
});
