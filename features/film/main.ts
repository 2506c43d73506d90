import { mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FILM_FORMATS } from 'fixtures/film-job';
import { createBrowserSettings, findBrowser } from '../../scripts/browser.mjs';
import { readFeatures } from '../../scripts/docs/features';
import { exitWithMessage } from '../../scripts/exit-with-message.mjs';
import { buildPortal } from '../../scripts/portal-build.mjs';
import { listScenarioRuns, type ScenarioRun } from './choose-run';
import { parseFilmOptions } from './film-options';
import { mayNeedGerman, type RecordedScenario, recordScenario } from './record-scenario';
import { renderFrames } from './render-frames';
import { writeFilm } from './write-film';

const FOLDER = '.reports/film';

const parsedOptions = parseFilmOptions(process.argv.slice(2), listScenarioRuns(readFeatures()));
if (!parsedOptions.ok) exitWithMessage(parsedOptions.lines.join('\n'));
const { run, language, isPhone, style, outputFile } = parsedOptions.film;
const browser = createBrowserSettings('chromium', await findBrowser('chromium'));
if (!process.env.BASE_URL) buildPortal();
await filmRun(run);

async function filmRun(chosenRun: ScenarioRun): Promise<void> {
  const name = nameOf(chosenRun);
  const folder = join(FOLDER, name);
  const recordedScenario = await recordScenario(chosenRun, {
    style,
    language,
    isPhone,
    folder,
    env: browser,
  });
  const { frames, output } = recordedScenario;
  if (frames.length === 0) {
    console.error(output);
    exitWithMessage('The scenario opened no page in a browser: there is nothing to show.');
  }
  const file = outputFile ?? join(FOLDER, `${name}.${FILM_FORMATS[0]}`);
  mkdirSync(dirname(file), { recursive: true });
  await writeFilm(frames, await renderFrames(frames), file);
  const seconds = frames.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1_000;
  console.info(`${file}: ${frames.length} pictures, ${Math.round(seconds)} s, ${sizeOf(file)}`);
  report(recordedScenario);
}

function report({ hasPassed, missedSteps, steps }: RecordedScenario): void {
  for (const { step, reason } of missedSteps)
    console.info(`Differs from the description (≠): ${steps[step] ?? ''}. ${reason}`);
  if (hasPassed) return;
  const advice = mayNeedGerman(language) ? ' It may run in German: leave --lang out.' : '';
  exitWithMessage(`The scenario failed, so the film ends at the failed step.${advice}`);
}

function nameOf({ file, line }: ScenarioRun): string {
  const parts = [basename(file, '.feature'), line, language, isPhone ? 'phone' : null];
  return parts.filter((part) => part !== null).join('-');
}

function sizeOf(file: string): string {
  return `${Math.ceil(statSync(file).size / 1_000)} kB`;
}
