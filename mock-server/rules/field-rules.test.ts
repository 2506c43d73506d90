import { describe, expect, test } from 'vitest';
import {
  findAmountViolations,
  findCountryViolations,
  findTextViolations,
  REMARK_SHAPE,
  SINGLE_LINE_SHAPE,
} from './field-rules';

const COUNTRIES = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT
  JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO
  MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY
  QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
  TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/);

describe('rule for a country (ENUM-05)', () => {
  test('the rule for a country accepts every country of the full list', () => {
    expect(COUNTRIES).toHaveLength(249);
    expect(COUNTRIES.filter((code) => findCountryViolations('country', code).length > 0)).toEqual([]);
  });

  test.each(['', 'de', 'DEU', 'ZZ', 'EU', 'UN', 'XX', 'A1', 'Deutschland', '__proto__'])(
    'the rule for a country rejects the code %j',
    (code) => {
      expect(findCountryViolations('country', code)).toEqual([
        { code: 'err_validation_failed', field: 'country' },
      ]);
    },
  );
});

const BOUNDS = { min: 0, max: 1_000_000_000_000 };

describe('rule for a text', () => {
  test('the rule for a text ignores surrounding spaces', () => {
    expect(findTextViolations('number', ' HRB 12 ', SINGLE_LINE_SHAPE, /^HRB \d+$/)).toEqual([]);
    expect(findTextViolations('number', 'HRB 12 B', SINGLE_LINE_SHAPE, /^HRB \d+$/)).toEqual([
      { code: 'err_validation_failed', field: 'number' },
    ]);
  });

  test.each([
    ['of one line', 'Straße 12', SINGLE_LINE_SHAPE],
    ['in a language that is read from right to left', 'شركة الحديد', SINGLE_LINE_SHAPE],
    ['with a mark that leaves the direction alone', 'Café\u200E Łódź', SINGLE_LINE_SHAPE],
    ['of several lines', 'Erstens\n\tzweitens\r\ndrittens', REMARK_SHAPE],
  ])('the rule for a text accepts a text %s', (_, text, shape) => {
    expect(findTextViolations('notes', text, shape)).toEqual([]);
  });

  test.each([
    ['turns the direction of reading', 'Haupt\u202Eessarts', REMARK_SHAPE],
    ['turns the direction of reading and turns it back', '\u2066Haupt\u2069', REMARK_SHAPE],
    ['contains NUL', 'a\u0000b', REMARK_SHAPE],
    ['contains half a surrogate pair', 'a\uD800b', REMARK_SHAPE],
    ['contains the line separator U+2028', 'a\u2028b', REMARK_SHAPE],
    ['has several lines instead of one', 'a\nb', SINGLE_LINE_SHAPE],
  ])('the rule for a text rejects a text that %s', (_, text, shape) => {
    expect(findTextViolations('notes', text, shape)).toEqual([
      { code: 'err_validation_failed', field: 'notes' },
    ]);
  });
});

describe('rule for an amount', () => {
  test.each<[number | null | undefined, object[]]>([
    [undefined, []],
    [null, []],
    [0, []],
    [1_000_000_000_000, []],
    [1_000_000_000_000.01, [{ code: 'err_validation_failed', field: 'price', values: BOUNDS }]],
    [-0.01, [{ code: 'err_validation_failed', field: 'price', values: BOUNDS }]],
    [12.34, []],
    [12.345, [{ code: 'err_validation_failed', field: 'price' }]],
  ])('the rule for an amount reports for the amount %j the violations %j', (amount, expected) => {
    expect(findAmountViolations('price', amount)).toEqual(expected);
  });
});
