import { readFileSync } from 'node:fs';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { expect, it } from 'vitest';
import { listAgreedFiles, readAgreedText, treeFileName } from './agreed-texts';

const FEATURE_FILE = 'features/accessibility/screens.feature';

it('each screen has exactly one agreed accessibility tree per device', () => {
  const newId = IdGenerator.uuid();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  const pickles = compile(parser.parse(readFileSync(FEATURE_FILE, 'utf8')), FEATURE_FILE, newId);
  const files = pickles.flatMap(({ steps, tags }) => {
    const device = tags.some(({ name }) => name === '@phone') ? 'phone' : 'desk';
    const screens = steps.flatMap(({ text }) => /finds in (the .+) what was agreed/.exec(text)?.[1] ?? []);
    return screens.map((screen) => treeFileName(screen, device));
  });
  expect(files.length).toBeGreaterThan(30);
  expect(listAgreedFiles('trees').sort()).toEqual(files.sort());
});

it.each([
  ['a space before a comma', /"[^"]* ,/],
  ['an empty status', /^\s*- (?:status|alert)$/m],
  ['a nameless control', /^\s*- (?:button|link|textbox|checkbox|radio|combobox|slider)(?: \[|$)/m],
])('no agreed accessibility tree contains %s', (_, fault) => {
  const files = listAgreedFiles('trees').filter((file) => fault.test(readAgreedText('trees', file) ?? ''));
  expect(files).toEqual([]);
});
