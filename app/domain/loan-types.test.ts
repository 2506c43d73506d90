import { LOAN_TYPES, MEDICAL_PURPOSES, PURPOSES } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { isLoanType, isMedicalPurpose, isPurpose } from './wizard-config';

describe.each([
  ['loan type', isLoanType, LOAN_TYPES],
  ['purpose', isPurpose, PURPOSES],
  ['purpose of a medical practice (DYN-12)', isMedicalPurpose, MEDICAL_PURPOSES],
] as const)('type guard for a %s', (_, isKnown, list: readonly string[]) => {
  it.each(list.map((name) => [name]))('accepts %s', (name) => {
    expect(isKnown(name)).toBe(true);
  });

  it.each([['something_new'], [''], [null], [undefined], [7]])('rejects %j (D-21)', (unknownType) => {
    expect(isKnown(unknownType)).toBe(false);
  });
});
