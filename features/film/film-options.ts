import { parseArgs } from 'node:util';
import { FILM_FORMATS } from 'fixtures/film-job';
import { FILM_PACES, type FilmPace } from 'fixtures/film-timing';
import { type LanguageCode, LOCALES } from '../support/locales';
import { chooseRun, type ScenarioRun } from './choose-run';
import { type FilmStyle, USUAL_STYLE } from './frames';
import { findLanguageStep, isLanguage } from './step-translation';

export interface FilmOptions {
  readonly run: ScenarioRun;
  readonly language: LanguageCode | null;
  readonly isPhone: boolean;
  readonly style: FilmStyle;
  readonly outputFile: string | null;
}

type ParsedOptions = { ok: true; film: FilmOptions } | { ok: false; lines: readonly string[] };

const refuseOptions = (line: string): ParsedOptions => ({ ok: false, lines: [line] });

export function parseFilmOptions(args: readonly string[], runs: readonly ScenarioRun[]): ParsedOptions {
  const parsedArgs = parseArguments(args);
  if (parsedArgs instanceof Error) {
    const reason = parsedArgs.message.split('. ')[0];
    return refuseOptions(
      `${reason}: npm run film needs a scenario, --lang, --phone, --pace, --no-captions and --out.`,
    );
  }
  const { lang, phone, pace = USUAL_STYLE.pace, out: outputFile } = parsedArgs.values;
  if (lang !== undefined && !isLanguage(lang)) {
    const languageNames = Object.keys(LOCALES).join(', ');
    return refuseOptions(`There is no language ${lang || 'without a name'}: --lang takes ${languageNames}.`);
  }
  if (!isPace(pace)) return refuseOptions(`--pace takes ${FILM_PACES.join(', ')}, not "${pace}".`);
  if (outputFile !== undefined && !FILM_FORMATS.some((format) => outputFile.endsWith(`.${format}`))) {
    return refuseOptions(
      `--out takes a file that ends in .${FILM_FORMATS.join(' or .')}, not "${outputFile}".`,
    );
  }
  const choice = chooseRun(runs, parsedArgs.positionals.join(' ').trim());
  if (!choice.ok) return choice;
  const stepLanguage = findLanguageStep(choice.run.steps.map(({ text }) => text));
  if (lang !== undefined && stepLanguage !== null) {
    const advice = 'leave --lang out, or film another row of it';
    return refuseOptions(`The scenario sets the language itself, "${stepLanguage}": ${advice}.`);
  }
  return {
    ok: true,
    film: {
      run: choice.run,
      language: lang ?? null,
      isPhone: phone === true,
      style: { pace, hasCaptions: parsedArgs.values['no-captions'] !== true },
      outputFile: outputFile ?? null,
    },
  };
}

const isPace = (name: string): name is FilmPace => FILM_PACES.some((pace) => pace === name);

function parseArguments(args: readonly string[]) {
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
