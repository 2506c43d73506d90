import { readdirSync, readFileSync } from 'node:fs';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { type Start, startFacts } from '../support/deployment/start';
import { startOf } from '../support/deployment/start-of';

/** What each scenario of the suite begins with, as often as one does. */
export function startsOfSuite(): Start[] {
  return readdirSync('features', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.feature'))
    .flatMap((name) => picklesOf(`features/${name}`))
    .flatMap(({ steps, tags }) => {
      const begun = startOf(steps.map(({ text }) => text));
      return begun ? { ...begun, ...startFacts(tags.map(({ name }) => name)) } : [];
    });
}

function picklesOf(file: string) {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  return compile(parser.parse(readFileSync(file, 'utf8')), file, newId);
}
