// npm run film -- SCENARIO [--lang fr] [--phone] [--out FILE]. SCENARIO is a name, a tag or `file:line`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { browserSettings, findBrowser } from '../../scripts/browser.mjs';
import { readFeatures } from '../../scripts/docs/features';
import { exitWithMessage } from '../../scripts/exit-with-message.mjs';
import { buildPortal } from '../../scripts/portal-build.mjs';
import { type LanguageCode, LOCALES } from '../support/locales';
import { runsOf, type ScenarioRun } from './choose-run';
import { FILM_EXTENSION, parseFilmOptions } from './film-options';
import { framesOf } from './frames';
import { featureOf } from './gherkin';
import { renderFrames } from './render-frames';
import { FILM_SETTINGS, type MissedStep, readScreenshots } from './screenshots';
import { stepTextTranslator, translateStep } from './step-translation';

const FOLDER = '.reports/film';
const FEATURE_LANGUAGE = 'de';

const asked = parseFilmOptions(process.argv.slice(2), runsOf(readFeatures()));
if (!asked.ok) exitWithMessage(asked.lines.join('\n'));
const { run, language, isPhone, out } = asked.film;
const browser = browserSettings('chromium', await findBrowser('chromium'));
if (!process.env.BASE_URL) buildPortal();
await filmRun(run);

async function filmRun(chosen: ScenarioRun): Promise<void> {
  const name = nameOf(chosen);
  const folder = join(FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const textOf = textIn(language);
  const feature = join(folder, `${name}.feature`);
  writeFileSync(feature, featureOf(chosen, { isPhone, textOf }));
  const { status, output } = runScenario(feature, folder);
  const { pictures, missed } = readScreenshots(folder);
  if (pictures.size === 0) {
    console.error(output);
    exitWithMessage('The scenario opened no page in a browser: there is nothing to show.');
  }
  const steps = chosen.steps.map(({ text }) => textOf(text));
  const frames = framesOf({ title: chosen.name, feature: chosen.feature, steps, pictures, missed });
  const file = out ?? join(FOLDER, `${name}${FILM_EXTENSION}`);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(await renderFrames(frames), { join: { animated: true }, limitInputPixels: false })
    .webp({ delay: frames.map(({ shownFor }) => shownFor), loop: 0, quality: 85 })
    .toFile(file);
  rmSync(folder, { recursive: true });
  const seconds = frames.reduce((sum, { shownFor }) => sum + shownFor, 0) / 1_000;
  console.info(`${file}: ${frames.length} pictures, ${Math.round(seconds)} s, ${sizeOf(file)}`);
  report(status, missed, steps);
}

function report(status: number | null, missedSteps: readonly MissedStep[], steps: readonly string[]): void {
  for (const { step, reason } of missedSteps)
    console.info(`Not as described (≠): ${steps[step] ?? ''}. ${reason}`);
  if (status === 0) return;
  // Some steps find buttons by their German texts.
  const advice =
    language === null || language === FEATURE_LANGUAGE ? '' : ' It may run in German: leave --lang out.';
  exitWithMessage(`The scenario failed there: the film shows how far it came.${advice}`);
}

function runScenario(feature: string, folder: string): { status: number | null; output: string } {
  const args = ['--config', 'features/film/cucumber.mjs', feature];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@cucumber/cucumber/bin/cucumber.js', ...args],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        ...browser,
        NODE_OPTIONS: '--import tsx/esm',
        [FILM_SETTINGS.folder]: folder,
        [FILM_SETTINGS.locale]: language === null ? '' : LOCALES[language],
      },
    },
  );
  return { status, output: `${stdout}\n${stderr}`.trim() };
}

function textIn(frame: LanguageCode | null): (text: string) => string {
  if (frame === null || frame === FEATURE_LANGUAGE) return (text) => text;
  const book = stepTextTranslator(FEATURE_LANGUAGE, frame);
  return (text) => translateStep(text, book);
}

function nameOf({ file, line }: ScenarioRun): string {
  const parts = [basename(file, '.feature'), line, language, isPhone ? 'phone' : null];
  return parts.filter((part) => part !== null).join('-');
}

function sizeOf(file: string): string {
  return `${Math.ceil(statSync(file).size / 1_000)} kB`;
}
