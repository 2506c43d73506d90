import { parseArgs } from 'node:util';
import { FILM_FORMATS } from 'fixtures/film-job';
import { FILM_PACES, type FilmPace } from 'fixtures/film-timing';
import { type LanguageCode, LOCALES } from '../support/locales';
import { chooseRun, type ScenarioRun } from './choose-run';
import { type FilmLook, USUAL_LOOK } from './frames';
import { findLanguageStep, isLanguage } from './step-translation';

export interface FilmOptions {
  readonly run: ScenarioRun;
  readonly language: LanguageCode | null;
  readonly isPhone: boolean;
  readonly look: FilmLook;
  readonly out: string | null;
}

type ParsedOptions = { ok: true; film: FilmOptions } | { ok: false; lines: readonly string[] };

const refused = (line: string): ParsedOptions => ({ ok: false, lines: [line] });

export function parseFilmOptions(args: readonly string[], runs: readonly ScenarioRun[]): ParsedOptions {
  const given = parsed(args);
  if (given instanceof Error) {
    const reason = given.message.split('. ')[0];
    return refused(
      `${reason}: npm run film needs a scenario, --lang, --phone, --pace, --no-captions and --out.`,
    );
  }
  const { lang, phone, pace = USUAL_LOOK.pace, out } = given.values;
  if (lang !== undefined && !isLanguage(lang)) {
    const known = Object.keys(LOCALES).join(', ');
    return refused(`There is no language ${lang || 'without a name'}: --lang takes ${known}.`);
  }
  if (!isPace(pace)) return refused(`--pace takes ${FILM_PACES.join(', ')}, not "${pace}".`);
  if (out !== undefined && !FILM_FORMATS.some((format) => out.endsWith(`.${format}`))) {
    return refused(`--out takes a file that ends in .${FILM_FORMATS.join(' or .')}, not "${out}".`);
  }
  const choice = chooseRun(runs, given.positionals.join(' ').trim());
  if (!choice.ok) return choice;
  const said = findLanguageStep(choice.run.steps.map(({ text }) => text));
  if (lang !== undefined && said !== null) {
    const advice = 'leave --lang out, or film another row of it';
    return refused(`The scenario sets the language itself, "${said}": ${advice}.`);
  }
  return {
    ok: true,
    film: {
      run: choice.run,
      language: lang ?? null,
      isPhone: phone === true,
      look: { pace, hasCaptions: given.values['no-captions'] !== true },
      out: out ?? null,
    },
  };
}

const isPace = (name: string): name is FilmPace => FILM_PACES.some((pace) => pace === name);

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        lang: { type: 'string' },
        out: { type: 'string' },
        pace: { type: 'string' },
        phone: { type: 'boolean' },
        'no-captions': { type: 'boolean' },
      },
    });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
