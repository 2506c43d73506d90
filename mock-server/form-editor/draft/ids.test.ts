import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { type Draft, listPurposes } from './draft';
import { findIdProblem, idOfPart } from './ids';

const FORM = structuredClone(FLEET_FORM) as Draft;
const [firstPurpose, secondPurpose] = listPurposes(FORM);

describe('SIM-15 ids in the form editor', () => {
  it.each([
    ['a purpose', { purpose: 0 }, secondPurpose?.name],
    ['a step', { purpose: 0, step: 0 }, firstPurpose?.steps[1]?.id],
    ['a field', { purpose: 0, step: 0, field: 3 }, firstPurpose?.steps[0]?.fields[4]?.id],
  ])('the id of %s is refused if it is empty or taken', (_, part, taken = '') => {
    const refusal = (wish: string) => findIdProblem(FORM, part, wish, 'everywhere');
    expect(refusal(' ')).toBe('empty');
    expect(refusal(taken)).toBe('taken');
    expect(refusal(idOfPart(FORM, part))).toBeNull();
    expect(refusal('another')).toBeNull();
  });

  it('the id of a step may repeat in another purpose', () => {
    const other = secondPurpose?.steps.find(({ id }) => firstPurpose?.steps.every((step) => step.id !== id));
    expect(findIdProblem(FORM, { purpose: 0, step: 0 }, other?.id ?? '', 'here')).toBeNull();
  });
});
