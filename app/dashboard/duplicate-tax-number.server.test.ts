import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const TAKEN = 'Someone else on the list already has this tax ID';

const PLACES = [
  ['representatives', 'applicant', 'representatives', 'taxid', {}],
  ['signing', 'jonas', 'signatures', 'taxNumber', { intent: 'taxNumber' }],
] as const;

describe.each(PLACES)(
  'D-76 personal tax number of another representative (scenario %s, user %s)',
  (world, as, tab, name, form) => {
    async function typed(fault: { code: string; field?: string }) {
      const visitor = await visit(world, { as });
      const [, second] = visitor.world.rows.signatories.all();
      const base = `/dashboard/applications/${visitor.world.application()}/${tab}`;
      const address = tab === 'representatives' ? `${base}?taxid=${second?.id}` : base;
      const { fields } = (await visitor.get(address)).form(form);
      await visitor.world.failAllChanges(fault);
      return { visitor, address, sent: { ...fields, [name]: '36574261809' } };
    }

    async function refused(fault: { code: string; field?: string }) {
      const { visitor, address, sent } = await typed(fault);
      return visitor.post(address, sent);
    }

    it('the field shows the message for a duplicate tax number', async () => {
      const response = await refused({ code: 'err_resource_exists', field: 'taxid' });
      expect(response.status).toBe(409);
      expect(response.count(`[name="${name}"][aria-invalid="true"]`)).toBe(1);
      expect(response.words('main')).toContain(TAKEN);
      expect(response.words('main')).not.toContain('This entry already exists.');
    });

    it('a toast shows the message too, as readable text instead of a text key', async () => {
      const { visitor, address, sent } = await typed({ code: 'err_resource_exists', field: 'taxid' });
      await visitor.postByScript(address, sent);
      const page = await visitor.get('/dashboard/settings');
      expect(page.words('section[aria-label=Messages]')).toContain(TAKEN);
      expect(page.words()).not.toContain('taxNumberOfOtherRepresentative');
    });

    it.each([
      { code: 'err_resource_exists', field: 'email' },
      { code: 'err_resource_exists' },
      { code: 'err_update_not_allowed', field: 'taxid' },
    ])('shows the API’s general message if the refusal is not a duplicate tax number: %j', async (fault) => {
      const response = await refused(fault);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.words('main')).not.toContain(TAKEN);
      expect(response.words('main')).toMatch(
        /This entry already exists|You can no longer change this detail/,
      );
    });
  },
);
