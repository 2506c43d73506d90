import { describe, expect, it } from 'vitest';
import { readFeatures } from '../../scripts/docs/features';
import { listScenarioRuns } from './choose-run';
import { parseFilmOptions } from './film-options';

const runs = listScenarioRuns(readFeatures());

function placeOf(words: string): string {
  const found = runs.find(({ name, row }) => name.includes(words) || row?.includes(words));
  if (found === undefined) throw new Error(`no scenario says "${words}"`);
  return `${found.file}:${found.line}`;
}

describe('B12 parseFilmOptions', () => {
  it.each([
    [[], 'npm run film needs a scenario: its title, its tag, or its location such as'],
    [['nobody', 'does', 'this'], 'No scenario has the title "nobody does this"'],
    [['@NOBODY-01'], 'No scenario has the tag @NOBODY-01'],
    [['features/nowhere.feature:3'], 'There is no feature features/nowhere.feature'],
    [['@journey', '--lang', 'es'], 'There is no language es: --lang takes de, en, fr, pl.'],
    [['@journey', '--lang'], "Option '--lang <value>' argument missing: npm run film needs"],
    [['@journey', '--lang', ''], 'There is no language without a name: --lang takes'],
    [['@journey', '--fast'], "Unknown option '--fast': npm run film needs"],
    [['@journey', '--out', 'film.mp4'], '--out takes a file that ends in .webp or .gif, not "film.mp4".'],
    [['@journey', '--pace', 'fast'], '--pace takes calm, normal, brisk, not "fast".'],
    [
      [placeOf('The language in the URL takes precedence'), '--lang', 'fr'],
      'The scenario sets the language itself, "I read German": leave --lang out',
    ],
  ])('rejects the arguments %j with a one-line message', (args, line) => {
    expect(parseFilmOptions(args, runs)).toEqual({ ok: false, lines: [expect.stringContaining(line)] });
  });

  it('parses all options in any order', () => {
    const place = placeOf('A customer adds an object with JavaScript');
    const args = ['--phone', place, '--out', 'one.gif', '--lang', 'fr', '--pace', 'calm', '--no-captions'];
    expect(parseFilmOptions(args, runs)).toMatchObject({
      ok: true,
      film: {
        run: { name: 'A customer adds an object with JavaScript' },
        language: 'fr',
        isPhone: true,
        style: { pace: 'calm', hasCaptions: false },
        outputFile: 'one.gif',
      },
    });
  });
});
