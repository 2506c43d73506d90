import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const TEXT = JSON.stringify(FLEET_FORM);
const BROKEN_DOCUMENT = TEXT.replace('"^[A-ZÄÖÜ]{1,3} ', '"([A-Z ');

it.each([
  ['de', 'Ein Muster im Formular wird nicht geprüft'],
  ['fr', 'Une règle de format n’est pas vérifiée'],
])('D-77: the demo bar reports an invalid pattern in %s', async (language, words) => {
  const visitor = await visit('signing-second-missing', { language });
  const { world } = visitor;
  await visitor.open(await world.createEntryLink('katrin'));
  const bar = async () => (await visitor.open(`/dashboard/applications?lang=${language}`)).words('aside');
  world.rows.ownForms.insert({ id: 'application', document: JSON.parse(TEXT) });
  expect(await bar()).not.toContain(words);
  world.rows.ownForms.update('application', { document: JSON.parse(BROKEN_DOCUMENT) });
  expect(await bar()).toContain(words);
});
