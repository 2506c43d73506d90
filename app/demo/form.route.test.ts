import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const DOCUMENT = JSON.parse(JSON.stringify(FLEET_FORM));

describe('SIM-15: preview of a step for the form editor', () => {
  it('shows any step of any purpose, without the preceding steps', async () => {
    const visitor = (await visit('signing-second-missing')).createStranger();
    await visitor.get(await visitor.world.createEntryLink('katrin'));
    visitor.world.rows.ownForms.insert({ id: 'application', document: DOCUMENT });
    const purpose = encodeURIComponent('machines & plant');
    const step = DOCUMENT.ui_config.config.loan_purposes[1].steps[2];
    const page = await visitor.open(`/demo/form?purpose=${purpose}&step=${step.id}&lang=de`);
    expect(page.status).toBe(200);
    expect(page.words('main')).toContain(step.title.de);
    expect(page.words('main')).toContain(step.fields[0].label.de);
  });

  it('shows the first step in place of an unknown step', async () => {
    const visitor = (await visit('signing-second-missing')).createStranger();
    await visitor.get(await visitor.world.createEntryLink('katrin'));
    visitor.world.rows.ownForms.insert({ id: 'application', document: DOCUMENT });
    const page = await visitor.open('/demo/form?purpose=nothing&step=nothing&lang=de');
    expect(page.words('main')).toContain('Art des Fahrzeugs');
  });

  it('shows example answers or the error texts, as the query asks', async () => {
    const visitor = (await visit('signing-second-missing')).createStranger();
    await visitor.get(await visitor.world.createEntryLink('katrin'));
    visitor.world.rows.ownForms.insert({ id: 'application', document: DOCUMENT });
    const filledPage = await visitor.open('/demo/form?step=vehicle&state=filled&lang=de');
    expect(filledPage.body).toContain('value="BRE NW 12"');
    expect(filledPage.words('main')).not.toContain('Großbuchstaben, wie auf dem Schild.');
    const pageWithErrors = await visitor.open('/demo/form?step=vehicle&state=errors&lang=de');
    expect(pageWithErrors.words('main')).toContain('Großbuchstaben, wie auf dem Schild.');
    expect(pageWithErrors.words('main')).toContain('Der kleinste Wert ist 0.');
  });

  it('returns 404 outside of a demo', async () => {
    const visitor = await visit('signing-second-missing', { as: 'katrin' });
    expect((await visitor.get('/demo/form')).status).toBe(404);
  });
});
