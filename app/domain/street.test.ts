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
  ['C4, 12', 'C4', '12'],
  ['C4 12', 'C4', '12'],
  ['Q7, 24-25', 'Q7', '24-25'],
  ['10 Rue de la Paix', 'Rue de la Paix', '10'],
  ['12 bis, rue Verte', 'rue Verte', '12 bis'],
  ['12 bis rue Verte', 'rue Verte', '12 bis'],
  ['12, rue du 8 Mai 1945', 'rue du 8 Mai 1945', '12'],
  ['Rue du 8 Mai 1945', 'Rue du 8 Mai 1945', ''],
  ['5 Avenue Foch', 'Avenue Foch', '5'],
  ['221B Baker Street', 'Baker Street', '221B'],
  ['10 a Downing Street', 'Downing Street', '10 a'],
  ['Rue du Lac 12 bis', 'Rue du Lac', '12 bis'],
  ['Hauptstr. 12 a-c', 'Hauptstr.', '12 a-c'],
  ['Hauptstr. 12 1/2', 'Hauptstr.', '12 1/2'],
  ['Hauptstr. 12 ½', 'Hauptstr.', '12 ½'],
  ['Hauptstr. 7 + 9', 'Hauptstr.', '7 + 9'],
  ['Hauptstr.7', 'Hauptstr.', '7'],
  ['Hauptstr.12-14', 'Hauptstr.', '12-14'],
  ['Am Markt Nr.3', 'Am Markt', '3'],
  ['ul.Prosta 51', 'ul.Prosta', '51'],
  ['Hauptstr., 7', 'Hauptstr.', '7'],
  ['Hauptstraße Nr. 7', 'Hauptstraße', '7'],
  ['ul. 3 Maja 5', 'ul. 3 Maja', '5'],
  ['3 Maja 5', '3 Maja', '5'],
  ['Place du 14 Juillet', 'Place du 14 Juillet', ''],
])('CLA-08: splitStreet splits %j into street and house number', (line, street, houseNumber) => {
  expect(splitStreet(line)).toEqual({ street, houseNumber });
});
