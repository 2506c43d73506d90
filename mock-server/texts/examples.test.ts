import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { scriptActionSchema } from '../control/demo/script';
import { SCENARIO_NAME_PATTERN } from '../control/page/saved-states';
import { isCountry } from '../rules/field-rules';
import { getTexts } from './texts';

const KINDS: readonly {
  name: string;
  textIn: (language: Language) => string;
  example: RegExp;
  isRead: (example: string) => boolean;
}[] = [
  {
    name: 'duration',
    textIn: (language) => getTexts('demo', language)('problem.not_a_duration'),
    example: /\bPT?\d+[DH]\b/g,
    isRead: (by) => scriptActionSchema.safeParse({ do: 'clock', by }).success,
  },
  {
    name: 'colour',
    textIn: (language) => getTexts('demo', language)('problem.not_a_colour'),
    example: /#\w+/g,
    isRead: (colour) => scriptActionSchema.safeParse({ do: 'bank', name: 'Bank', colour }).success,
  },
  {
    name: 'country',
    textIn: (language) => getTexts('findings', language)('problem.not_a_country'),
    example: /\b[A-Z]{2}\b/g,
    isRead: isCountry,
  },
  {
    name: 'name of a scenario',
    textIn: (language) => getTexts('pages', language)('scenarioName'),
    example: /\S+-\S+$/g,
    isRead: (name) => new RegExp(`^${SCENARIO_NAME_PATTERN}$`).test(name),
  },
];

describe.each(LANGUAGES)('examples in the simulator’s texts in the language %s', (language) => {
  it.each(KINDS)('every example of a $name is valid', ({ textIn, example, isRead }) => {
    const examples = textIn(language).match(example) ?? [];
    expect(examples).not.toEqual([]);
    expect(examples.filter((each) => !isRead(each))).toEqual([]);
  });
});
