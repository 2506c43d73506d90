import { expect, it } from 'vitest';
import { isSameCompany } from './company-names';

const same = (one: string, other: string) =>
  isSameCompany({ name: one, country: 'DE' }, { name: other, country: 'DE' });

it.each([
  ['Modehaus Hansen GmbH', ' modehaus  HANSEN g.m.b.h.'],
  ['Modehaus Hansen GmbH', 'Modehaus Hansen Gesellschaft mit beschränkter Haftung'],
  ['Lorenz & Söhne GmbH & Co. KG', 'Lorenz und Söhne GmbH & Co KG'],
  ['Tekstylia Wawel Sp. z o.o.', 'Tekstylia Wawel Spółka z ograniczoną odpowiedzialnością'],
  ['Nord UG', 'Nord UG (haftungsbeschränkt)'],
  ['Nord UG', 'Nord Unternehmergesellschaft (haftungsbeschränkt)'],
  ['Müller e.K.', 'Mueller eingetragener Kaufmann'],
  ['Müller e. K.', 'MÜLLER eingetragene Kauffrau'],
  ['Müller e.Kfm.', 'Muller e.K.'],
  ['Élan SAS', 'Elan société par actions simplifiée'],
  ['Elan S.A.S.', 'Elan SAS'],
  ['Weser KGaA', 'Weser Kommanditgesellschaft auf Aktien'],
  ['Größer & Öhler GmbH', 'Groesser und Oehler Gesellschaft mit beschraenkter Haftung'],
  ['Alpen Gesellschaft mit beschränkter Haftung', 'Alpen Ges.m.b.H.'],
  ['Alpen GmbH', 'Alpen Ges. m. b. H.'],
  ['Alpen GmbH', 'Alpen GesmbH'],
  ['Seehotel Plau GmbH', 'Seehotel Plau GmbH i.G.'],
  ['Nord UG', 'Nord UG (haftungsbeschränkt) i. Gr.'],
  ['Weber AG', 'Weber AG in Gründung'],
])('D-75: %s is %s', (one, other) => {
  expect(same(one, other)).toBe(true);
});

it.each([
  ['Modehaus Hansen GmbH', 'Modehaus Hansen AG'],
  ['Modehaus Hansen GmbH', 'Modehaus Hansen'],
  ['Stahlbau GmbH', 'Stahl & Bau GmbH'],
  ['Landgut GmbH', 'Land und Gut GmbH'],
  ['Bauer GmbH', 'Baur GmbH'],
  ['Weser KG', 'Weser KGaA'],
  ['Elan SAS', 'Elan SA'],
  ['Honig', 'Hon'],
  ['Karl Magig', 'Karl Mag'],
  ['&', '.'],
])('D-75: %s is not %s', (one, other) => {
  expect(same(one, other)).toBe(false);
});

it('D-75: a company of another country is another one, unless nobody knows the country', () => {
  const one = { name: 'Elan SA', country: 'FR' };
  expect(isSameCompany(one, { name: 'Elan SA', country: 'CH' })).toBe(false);
  expect(isSameCompany(one, { name: 'Elan SA', country: null })).toBe(true);
});
