import { describe, expect, test } from 'vitest';
import { readIndustryCode } from './industry-code';

describe('an industry code (ENUM-07)', () => {
  test.each([
    ['wz_2008', '01.11.2', '01112'],
    ['wz_2008', '01112', '01112'],
    ['wz_2008', ' 25.11.0 ', '25110'],
    ['noga_2008', '466900', '466900'],
  ] as const)('reads the %s code %s as %s', (type, text, expected) => {
    expect(readIndustryCode(type, text)).toBe(expected);
  });

  test.each([
    ['wz_2008', '01.11'],
    ['wz_2008', '0111.2'],
    ['wz_2008', '01.112'],
    ['wz_2008', '1.11.2'],
    ['wz_2008', '011125'],
    ['wz_2008', 'A01112'],
    ['wz_2008', ''],
    ['noga_2008', '46690'],
    ['noga_2008', '4669000'],
    ['noga_2008', '46.69.00'],
    ['noga_2008', '46690A'],
  ] as const)('refuses the %s code %s', (type, text) => {
    expect(readIndustryCode(type, text)).toBeNull();
  });
});
