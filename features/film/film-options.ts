import { parseArgs } from 'node:util';
import { type LanguageCode, LOCALES } from '../support/locales';
import { chooseRun, type ScenarioRun } from './choose-run';
import { isLanguage, languageSetByScenario } from './step-translation';

export const FILM_EXTENSION = '.webp';

export interface FilmOptions {
  readonly run: ScenarioRun;
  readonly language: LanguageCode | null;
  readonly isPhone: boolean;
  readonly out: string | null;
}

type ParsedOptions = { ok: true; film: FilmOptions } | { ok: false; lines: readonly string[] };

const refused = (line: string): ParsedOptions => ({ ok: false, lines: [line] });

export function parseFilmOptions(args: readonly string[], runs: readonly ScenarioRun[]): ParsedOptions {
  const given = parsed(args);
  if (given instanceof Error) {
    const reason = given.message.split('. ')[0];
    return refused(`${reason}: npm run film needs a scenario, --lang, --phone and --out.`);
  }
  const { lang, phone, out } = given.values;
  if (lang !== undefined && !isLanguage(lang)) {
    const known = Object.keys(LOCALES).join(', ');
    return refused(`There is no language ${lang || 'without a name'}: --lang takes ${known}.`);
  }
  if (out !== undefined && !out.endsWith(FILM_EXTENSION)) {
    return refused(`--out takes a file that ends in ${FILM_EXTENSION}, not "${out}".`);
  }
  const choice = chooseRun(runs, given.positionals.join(' ').trim());
  if (!choice.ok) return choice;
  const said = languageSetByScenario(choice.run.steps.map(({ text }) => text));
  if (lang !== undefined && said !== null) {
    const advice = 'leave --lang out, or film another row of it';
    return refused(`The scenario sets the language itself, "${said}": ${advice}.`);
  }
  return {
    ok: true,
    film: { run: choice.run, language: lang ?? null, isPhone: phone === true, out: out ?? null },
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { lang: { type: 'string' }, out: { type: 'string' }, phone: { type: 'boolean' } },
    });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
