import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const PLATE = 'x_plate_5b_0_5d_';
const REFUSED = 'Capital letters, as on the plate.';

async function atPlates(pattern: string) {
  const visitor = await visit('empty');
  const document = JSON.parse(JSON.stringify(FLEET_FORM), (key, value) =>
    key === 'value' && String(value).startsWith('^[A-ZÄÖÜ]') ? pattern : value,
  );
  visitor.world.rows.ownForms.insert({ id: 'application', document });
  const first = await visitor.open('/');
  const chosen = { ...first.form().fields, allBanksLoanPurpose: 'fleet.vehicles' };
  const { action, fields } = (await visitor.submit(first.path, chosen)).form();
  return (plate: string) => sent(visitor, action, { ...fields, [PLATE]: plate });
}

async function sent(visitor: Visitor, action: string, fields: Record<string, string>): Promise<string> {
  return (await visitor.submit(action, fields)).words('main');
}

describe('DYN-14 D-77: configured field whose pattern has lookarounds or back references', () => {
  it.each([
    ['^(?!XX)[A-Z]{2} [A-Z]{2} \\d{2}$', 'BR NW 12', 'XX NW 12'],
    ['^(\\w)\\1 .+$', 'AA NW 12', 'AB NW 12'],
    ['^.+(?<= 12)$', 'BR NW 12', 'BR NW 13'],
  ])(
    'a configured field is validated on the server with the pattern %s',
    async (pattern, matchingText, otherText) => {
      const send = await atPlates(pattern);
      expect(await send(otherText)).toContain(REFUSED);
      expect(await send(matchingText)).not.toContain(REFUSED);
    },
  );

  it('refuses the value quickly if matching exceeds the step limit', async () => {
    const send = await atPlates('^(?=(?:[A-Z]+)+$)(?:[A-Z]+)+$');
    const otherVisitor = await visit('empty');
    const cpuAtStart = process.cpuUsage();
    const [refused, loginResponse] = await Promise.all([
      send(`${'A'.repeat(40)}!`),
      otherVisitor.open('/login'),
    ]);
    expect(refused).toContain(REFUSED);
    expect(loginResponse.status).toBe(200);
    expect(process.cpuUsage(cpuAtStart).user).toBeLessThan(5_000_000);
  });
});
