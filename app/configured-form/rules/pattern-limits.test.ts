import { describe, expect, it } from 'vitest';
import { MAX_PATTERN_STEPS } from './bounded-pattern';
import { MAX_PROGRAM_SIZE } from './linear-source';
import { createPatternLimits } from './pattern';
import { readForm } from './read-form';
import { createDynamicSchema } from './schema';
import { CONTEXT, createFormSource, VALIDATION_CONTEXT } from './testing/source';

function fieldsWith(patterns: readonly string[]) {
  const askedFields = patterns.map((value, at) => ({
    id: `answer${at}`,
    component: 'text',
    validations: [{ type: 'regex', value }],
  }));
  const reading = readForm(createFormSource({ any: { one: askedFields } }), CONTEXT);
  if (!reading.ok) throw new Error(reading.problem.missing);
  return reading.form.purposes[0].steps.flatMap(({ fields }) => fields);
}

function refused(patterns: readonly string[], text: string): string[] {
  const fields = fieldsWith(patterns);
  const typed = Object.fromEntries(fields.map(({ name }) => [name, text]));
  const result = createDynamicSchema(fields, typed, VALIDATION_CONTEXT).safeParse(typed);
  return result.error?.issues.map(({ path }) => String(path[0])) ?? [];
}

const createManyFields = (pattern: (at: number) => string, count = 200) =>
  Array.from({ length: count }, (_, at) => pattern(at));

describe('DYN-14 D-77: step limits of all patterns in a form', () => {
  it.each([
    [0, { size: MAX_PROGRAM_SIZE, steps: MAX_PATTERN_STEPS }],
    [1, { size: MAX_PROGRAM_SIZE, steps: MAX_PATTERN_STEPS }],
    [10, { size: 1_000, steps: 500_000 }],
    [200, { size: 50, steps: 25_000 }],
    [20_000, { size: 0, steps: 250 }],
  ])('step limits are shared by the patterns: %d patterns get %j each', (patterns, expectedLimits) => {
    expect(createPatternLimits(patterns)).toEqual(expectedLimits);
  });

  it.each([
    ['step by step', (at: number) => `^(?=(a+)+$)(a+)+${at}$`, `${'a'.repeat(60)}!`],
    ['in linear time', (at: number) => `(?:\\w{1,30}-?){${2 + (at % 28)}}!$`, `${'ab'.repeat(2_490)}!?`],
  ])('step limits let any number of patterns finish quickly when run %s', (_, pattern, text) => {
    const cpuAtStart = process.cpuUsage();
    expect(refused(createManyFields(pattern), text)).toHaveLength(200);
    expect(process.cpuUsage(cpuAtStart).user).toBeLessThan(4_000_000);
  });

  it('step limits do not change the matches of a realistic number of patterns', () => {
    const askedFields = createManyFields((at) => `^(?!.*\\s{2})[\\p{L}\\d .,-]{1,${100 + at}}$`);
    expect(refused(askedFields, 'Straße 12, Haus A')).toEqual([]);
    expect(refused(askedFields, 'Straße 12; Haus A')).toHaveLength(200);
    expect(
      refused(
        createManyFields(() => '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$'),
        'DE89370400440532013000',
      ),
    ).toEqual([]);
  });

  it('step limits ignore patterns of other purposes', () => {
    const asking = (count: number) =>
      createManyFields((at) => `^(?!x).{0,${at + 1}}$`, count).map((value, at) => ({
        id: `${count}-${at}`,
        component: 'text',
        validations: [{ type: 'regex', value }],
      }));
    const reading = readForm(
      createFormSource({ few: { one: asking(1) }, many: { one: asking(100) } }),
      CONTEXT,
    );
    const steps = reading.ok
      ? reading.form.purposes.map((purpose) => purpose.steps[0]?.fields[0]?.checks)
      : [];
    expect(steps).toMatchObject([[{ steps: MAX_PATTERN_STEPS }], [{ steps: 50_000 }]]);
  });
});
