import {
  FIELD_COMPONENTS,
  FIELD_FORMATS,
  FIELD_VALUE_TYPES,
  VALIDATION_TYPES,
} from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { findNearestName } from './nearest-name';

describe('findNearestName (known name that resembles a wrong name)', () => {
  it.each([
    ['string', 'text'],
    ['String', 'text'],
    ['varchar', 'text'],
    ['integer', 'int'],
    ['number', 'decimal'],
    ['float', 'decimal'],
    ['double', 'decimal'],
    ['bool', 'boolean'],
    ['datetime', 'date'],
    ['txt', 'text'],
    ['INT', 'int'],
    ['decimel', 'decimal'],
  ])('suggests for the value type “%s” the type “%s”', (given, expected) => {
    expect(findNearestName(given, FIELD_VALUE_TYPES)).toBe(expected);
  });

  it.each([
    ['dropdown', 'select'],
    ['input', 'text'],
    ['string', 'text'],
    ['toggle', 'checkbox'],
    ['datepicker', 'date'],
    ['integer', 'number'],
    ['slidr', 'slider'],
    ['companySearch', 'company_search'],
  ])('suggests for the component “%s” the component “%s”', (given, expected) => {
    expect(findNearestName(given, FIELD_COMPONENTS)).toBe(expected);
  });

  it.each([
    ['min_length', 'minLength'],
    ['pattern', 'regex'],
    ['mandatory', 'required'],
  ])('suggests for the validation “%s” the validation “%s”', (given, expected) => {
    expect(findNearestName(given, VALIDATION_TYPES)).toBe(expected);
  });

  it.each([
    ['string', FIELD_FORMATS],
    ['object', FIELD_VALUE_TYPES],
    ['file', FIELD_COMPONENTS],
    ['', FIELD_VALUE_TYPES],
    ['constructor', FIELD_VALUE_TYPES],
  ])('suggests nothing for “%s” among %j', (given, names) => {
    expect(findNearestName(given, names)).toBeUndefined();
  });
});
