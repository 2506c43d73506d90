import { expect, it } from 'vitest';
import { splitStreet } from './address';

it.each([
  ['Industriestraße 14-16', 'Industriestraße', '14-16'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Hauptstr. 12 a', 'Hauptstr.', '12 a'],
  ['ul. Prosta 51 m. 12', 'ul. Prosta', '51 m. 12'],
  ['Am Markt', 'Am Markt', ''],
  ['', '', ''],
  ['5', '5', ''],
])('CLA-08: splitStreet splits %j into street and house number', (line, street, houseNumber) => {
  expect(splitStreet(line)).toEqual({ street, houseNumber });
});
