import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setInterval } from 'node:timers';
import { type LanguageCode, LOCALES } from '../support/locales';
import type { ScenarioRun } from './choose-run';
import { createFrames, type FilmFrame, type FilmStyle } from './frames';
import { createFeatureText } from './gherkin';
import { FILM_SETTINGS, type MissedStep, readScreenshots } from './screenshots';
import { createStepTextTranslator, translateStep } from './step-translation';

const FEATURE_LANGUAGE = 'de';

const PROGRESS_INTERVAL_MS = 300;

interface Recording {
  readonly style: FilmStyle;
  readonly language: LanguageCode | null;
  readonly isPhone: boolean;
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly onProgress?: (doneCount: number, steps: readonly string[]) => void;
}

export interface RecordedScenario {
  readonly frames: readonly FilmFrame[];
  readonly steps: readonly string[];
  readonly missedSteps: readonly MissedStep[];
  readonly hasPassed: boolean;
  readonly output: string;
}

export async function recordScenario(
  run: ScenarioRun,
  { style, language, isPhone, folder, env = {}, onProgress }: Recording,
): Promise<RecordedScenario> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const textOf = textIn(language);
  const feature = join(folder, 'film.feature');
  writeFileSync(feature, createFeatureText(run, { isPhone, textOf }));
  const steps = run.steps.map(({ text: step }) => textOf(step));
  const progressTimer = setInterval(
    () => onProgress?.(readScreenshots(folder).pictures.size, steps),
    PROGRESS_INTERVAL_MS,
  );
  try {
    const { hasPassed, output } = await runScenario(feature, {
      ...env,
      [FILM_SETTINGS.folder]: folder,
      [FILM_SETTINGS.locale]: language === null ? '' : LOCALES[language],
    });
    const { pictures, missedSteps } = readScreenshots(folder);
    const frames =
      pictures.size === 0
        ? []
        : createFrames({ title: run.name, feature: run.feature, steps, pictures, missedSteps }, style);
    return { frames, steps, missedSteps, hasPassed, output };
  } finally {
    clearInterval(progressTimer);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runScenario(
  feature: string,
  env: Readonly<Record<string, string>>,
): Promise<{ hasPassed: boolean; output: string }> {
  const child = spawn(
    process.execPath,
    ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--config', 'features/film/cucumber.mjs', feature],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, NODE_OPTIONS: '--import tsx/esm' },
    },
  );
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { hasPassed: code === 0, output: `${stdout}\n${stderr}`.trim() };
}

function textIn(frame: LanguageCode | null): (text: string) => string {
  if (frame === null || frame === FEATURE_LANGUAGE) return (words) => words;
  const book = createStepTextTranslator(FEATURE_LANGUAGE, frame);
  return (words) => translateStep(words, book);
}

/** Some steps find buttons by their German texts. */
export const mayNeedGerman = (language: LanguageCode | null): boolean =>
  language !== null && language !== FEATURE_LANGUAGE;
