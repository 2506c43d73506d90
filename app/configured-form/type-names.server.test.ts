import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const UI_CONFIG = 'GET /dynamic_forms_ui_config';
const LIST = '/dashboard/applications';

async function listed(world: string, type: string, ownForm = false) {
  const visitor = await visit(world, { as: 'applicant' });
  if (ownForm)
    visitor.world.rows.ownForms.insert({
      id: 'application',
      document: JSON.parse(JSON.stringify(FLEET_FORM)),
    });
  visitor.world.changeAsLender(visitor.world.application(), { allBanksLoanPurpose: type });
  visitor.world.takeCalls();
  return visitor;
}

describe('DYN-12: names of application types in the list', () => {
  it.each([
    ['object-financing', 'real_estate', false, 'Property'],
    ['object-financing', 'takeover', false, 'Taking over a practice'],
    ['medical-application', 'foundation', false, 'Setting up a practice'],
    ['object-financing', 'real_estate', true, 'Property'],
  ])(
    'names of application types are translated texts for the scenario %s: type %s',
    async (world, type, ownForm, name) => {
      const visitor = await listed(world, type, ownForm);
      const words = (await visitor.get(LIST)).words('main');
      expect([words, visitor.world.takeCalls().includes(UI_CONFIG)]).toEqual([
        expect.stringContaining(name),
        false,
      ]);
    },
  );

  it('a name without a translation comes from the partner’s own form', async () => {
    const visitor = await listed('object-financing', 'machines & plant', true);
    expect((await visitor.get(LIST)).words('main')).toContain('Machines and plant');
    expect(visitor.world.takeCalls().filter((call) => call === UI_CONFIG)).toEqual([UI_CONFIG]);
    await visitor.world.planFault({ method: 'GET', path: '/dynamic_forms_ui_config', status: 500 });
    const listWithoutTypeNames = await visitor.get(LIST);
    expect([listWithoutTypeNames.status, listWithoutTypeNames.words('main')]).toEqual([
      200,
      expect.not.stringContaining('Machines and plant'),
    ]);
  });

  it('the value of the API is shown if the form lacks the purpose or has no list of purposes', async () => {
    const visitor = await listed('object-financing', 'boats', true);
    const { world } = visitor;
    const expectNoTypeName = async (type: string) => {
      const page = await visitor.get(LIST);
      expect([page.status, page.words('main li')]).toEqual([
        200,
        expect.stringContaining(`€165,000${type} Incomplete `),
      ]);
      for (const name of ['Machinery and vehicles', 'Machines and plant', 'Fleet', 'Tools'])
        expect(page.words('main')).not.toContain(name);
    };
    await expectNoTypeName('boats');
    world.changeAsLender(world.application(), { allBanksLoanPurpose: 'machines & plant' });
    const patch = [{ op: 'remove', path: '/config/loan_purposes' }];
    await world.planFault({ method: 'GET', path: '/dynamic_forms_ui_config', patch });
    await expectNoTypeName('machines & plant');
  });

  it('the list requests no form if the partner has no form', async () => {
    const visitor = await listed('object-financing', 'machines & plant');
    expect((await visitor.get(LIST)).status).toBe(200);
    expect(visitor.world.takeCalls()).not.toContain(UI_CONFIG);
  });
});
