import { expect, it } from 'vitest';
import { createErrorFinding } from '../rules/finding';
import { formatFindingMessage } from './finding-message';

it('DYN-11: formatFindingMessage states the number of further paths with the same error', () => {
  const finding = { ...createErrorFinding('a', 'no_definition', { name: 'detail' }), elsewhere: ['b', 'c'] };
  expect(formatFindingMessage(finding, 'de')).toBe(
    'Das Feld „detail“ ist nirgends definiert. Weitere Stellen: 2.',
  );
});

it.each([
  [{ given: 'string', nearest: 'text' }, '"string" isn’t allowed here. Did you mean "text"?'],
  [{ given: 'object', offered: 'text, int' }, '"object" isn’t allowed here. Allowed: text, int.'],
])(
  'DYN-11: formatFindingMessage suggests a similar name or lists the allowed names: %j',
  (values, message) => {
    expect(formatFindingMessage(createErrorFinding('a', 'not_offered', values), 'en')).toBe(message);
  },
);

it('DYN-11: formatFindingMessage suggests for an unknown standard field only a similar field', () => {
  const of = (values: Record<string, string>) =>
    formatFindingMessage(createErrorFinding('a', 'not_a_standard_field', values), 'en');
  expect(of({ name: 'referrer' })).toBe('There is no standard field "referrer".');
  expect(of({ name: 'street1', nearest: 'street' })).toBe(
    'There is no standard field "street1". Did you mean "street"?',
  );
});
