import { describe, expect, it } from 'vitest';
import { isSameCompanyName, isSearchable } from './company-name';

it.each([
  ['Abc', false],
  ['🏭🏭', false],
  ['Meta', true],
  ['x'.repeat(255), true],
  ['x'.repeat(256), false],
])('CLA-08, D-12: %.10j can be searched for: %s', (name, expected) => {
  expect(isSearchable(name)).toBe(expected);
});

describe('D-75: companies of one name', () => {
  it.each([
    ['Seehotel Plau GmbH', 'SEEHOTEL PLAU GMBH'],
    ['Seehotel Plau GmbH', ' Seehotel  Plau Gesellschaft mit beschränkter Haftung'],
    ['Weber AG', 'Weber Aktiengesellschaft'],
    ['Weber & Söhne OHG', 'Weber und Söhne offene Handelsgesellschaft'],
    ['Hafen GmbH & Co. KG', 'Hafen GmbH & Co KG'],
    ['Tekstylia Wawel Sp. z o.o.', 'Tekstylia Wawel spółka z ograniczoną odpowiedzialnością'],
    ['Élan SA', 'Elan S.A.'],
    ['Nord UG', 'Nord UG (haftungsbeschränkt)'],
    ['Nord UG', 'Nord Unternehmergesellschaft (haftungsbeschränkt)'],
    ['Müller e.K.', 'Mueller eingetragener Kaufmann'],
    ['Müller e. K.', 'MÜLLER eingetragene Kauffrau'],
    ['Müller e.Kfm.', 'Muller e.K.'],
    ['Élan SAS', 'Elan société par actions simplifiée'],
    ['Elan S.A.S.', 'Elan SAS'],
    ['Weser KGaA', 'Weser Kommanditgesellschaft auf Aktien'],
    ['Größer & Öhler GmbH', 'Groesser und Oehler Gesellschaft mit beschraenkter Haftung'],
    ['Elan SA', 'Elan société anonyme'],
    ['Alpen Gesellschaft mit beschränkter Haftung', 'Alpen Ges.m.b.H.'],
    ['Alpen GmbH', 'Alpen Ges. m. b. H.'],
    ['Alpen GmbH', 'Alpen GesmbH'],
    ['Seehotel Plau GmbH', 'Seehotel Plau GmbH i.G.'],
    ['Nord UG', 'Nord UG (haftungsbeschränkt) i. Gr.'],
    ['Weber AG', 'Weber AG in Gründung'],
    ['Weber AG', 'Weber AG in  Gru\u0308ndung'],
  ])('%s is %s', (one, other) => {
    expect(isSameCompanyName(one, other)).toBe(true);
  });

  it.each([
    ['Seehotel Plau GmbH', 'Seehotel Plau AG'],
    ['Seehotel Plau GmbH', 'Seehotel Plau'],
    ['Nord 1 GmbH', 'Nord 2 GmbH'],
    ['Bauer GmbH', 'Baur GmbH'],
    ['Weser KG', 'Weser KGaA'],
    ['Elan SAS', 'Elan SA'],
    ['Stahlbau GmbH', 'Stahl & Bau GmbH'],
    ['Landgut GmbH', 'Land und Gut GmbH'],
    ['', ''],
    ['Honig', 'Hon'],
    ['Karl Magig', 'Karl Mag'],
    ['...', '&'],
  ])('%s is not %s', (one, other) => {
    expect(isSameCompanyName(one, other)).toBe(false);
  });
});
