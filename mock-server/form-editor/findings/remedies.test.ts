import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../rules/own-form/check-form';
import { changeForm } from '../../testing/small-form';
import type { Draft } from '../draft/draft';
import { locateFinding, parseFindingPath, readValueAt } from './path';
import { applyRemedy, listRemedies } from './remedies';

const STEP = 'ui_config.config.loan_purposes[0].steps[0]';

describe('remedy for a finding in a form', () => {
  it.each([
    ['an unknown component', `${STEP}.fields[1].component`, 'radios', 'take_nearest'],
    ['a component that does not fit the type', `${STEP}.fields[1].component`, 'file', 'fitting_component'],
    ['an unknown member', `${STEP}.fields[1].conditions`, [{ if: 'x' }], 'drop_member'],
    ['an open bracket in a pattern', `${STEP}.fields[3].validations[0].value`, '([A-Z', 'drop_check'],
    ['a step with a reserved id', `${STEP}.id`, 'account-creation', 'drop_step'],
    ['a minimum above the maximum', `${STEP}.fields[4].validations[0].value`, 2_000_000, 'swap_bounds'],
    ['a duplicate choice', `${STEP}.fields[1].values[0].key`, 'truck', 'drop_entry'],
  ])('a remedy for %s produces a form that the portal can show', (_, path, value, remedy) => {
    const document = changeForm(path, value, structuredClone(FLEET_FORM));
    const finding = checkForm(document, 'application').findings.find(({ severity }) => severity === 'error');
    if (finding === undefined) throw new Error('there is no error');
    expect(listRemedies(finding)).toContain(remedy);
    const after = applyRemedy(document, finding, remedy as ReturnType<typeof listRemedies>[number]);
    const errors = checkForm(after, 'application').findings.filter(({ severity }) => severity === 'error');
    expect(errors.map((each) => `${each.path} ${each.problem}`)).toEqual([]);
  });

  it('a remedy for a stale error text quotes the new bound in the notation of each language', () => {
    const document = changeForm(
      `${STEP}.fields[4].validations[1].value`,
      250_000,
      structuredClone(FLEET_FORM),
    );
    const [finding] = checkForm(document, 'application').findings;
    if (finding === undefined) throw new Error('there is no finding');
    expect(listRemedies(finding)).toEqual(['quote_bound']);
    const correctedDocument = applyRemedy(document, finding, 'quote_bound');
    expect(checkForm(correctedDocument, 'application').findings).toEqual([]);
    expect(readValueAt(correctedDocument, parseFindingPath(finding.path))).toEqual({
      de: 'Der größte Wert ist 250.000.',
      en: 'The largest value is 250,000.',
      fr: 'La valeur maximale est de 250\u202f000.',
      pl: 'Największa wartość to 250\u00a0000.',
    });
  });

  it('the editor offers no remedy for an error text with an ambiguous number', () => {
    const path = `${STEP}.fields[4].validations[1]`;
    const document = changeForm(`${path}.error`, 'At most 1,000,000.', structuredClone(FLEET_FORM));
    const [finding] = checkForm(changeForm(`${path}.value`, 250_000, document), 'application').findings;
    expect(finding && listRemedies(finding)).toEqual([]);
  });

  it('a remedy for an unused field adds the field to a step, or removes it from the purpose', () => {
    const document = structuredClone(FLEET_FORM);
    document.ui_config.config.loan_purposes[0]?.steps[0]?.fields.pop();
    const [finding] = checkForm(document, 'application').findings;
    if (finding === undefined) throw new Error('there is no finding');
    for (const remedy of listRemedies(finding))
      expect(checkForm(applyRemedy(document, finding, remedy), 'application').findings).toEqual([]);
    expect(listRemedies(finding)).toEqual(['add_to_step', 'drop_from_purpose']);
  });
});

describe('path of a finding', () => {
  it.each([
    ['ui_config.config.loan_purposes[12].label', ['ui_config', 'config', 'loan_purposes', 12, 'label']],
    ['a["b.c[0]"].d', ['a', 'b.c[0]', 'd']],
    ['a["\\"?"]', ['a', '"?']],
    ['', []],
  ])('the path of a finding is parsed: "%s"', (text, path) => {
    expect(parseFindingPath(text)).toEqual(path);
  });

  it.each([
    [`${STEP}.fields[3].validations[0].value`, { purpose: 0, step: 0, field: 3 }],
    [`${STEP}.title`, { purpose: 0, step: 0 }],
    ['ui_config.config.loan_purposes[1].label', { purpose: 1 }],
    ['definitions.fields[4].value_type', { purpose: 0, step: 0, field: 4 }],
    ['definitions.loan_purposes[1].currencies[0]', { purpose: 1 }],
    ['', null],
  ])('the path of a finding names the purpose, step or field of the error: "%s"', (path, subject) => {
    expect(locateFinding(structuredClone(FLEET_FORM) as Draft, path)).toEqual(subject);
  });
});
