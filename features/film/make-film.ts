import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type FilmJob, type FilmReport, filmFileOf, filmJobSchema } from 'fixtures/film-job';
import { readFeatures } from '../../scripts/docs/features';
import { chooseRun, listScenarioRuns } from './choose-run';
import { takeClickScreenshots } from './click-screenshots';
import type { FilmFrame } from './frames';
import { recordScenario } from './record-scenario';
import { renderFrames } from './render-frames';
import { findLanguageStep } from './step-translation';
import { writeFilm, writePictures } from './write-film';

const lines = createInterface(process.stdin);
lines.once('line', (line) => {
  const job = filmJobSchema.parse(JSON.parse(line));
  lines.once('close', () => stop(job));
  void make(job).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error}\n`);
      sendReport({ report: 'failed', why: 'broken' });
      process.exit(1);
    },
  );
});

function stop({ folder }: FilmJob): void {
  rmSync(folder, { recursive: true, force: true });
  // The simulator starts this program as the leader of a process group.
  process.kill(-process.pid, 'SIGTERM');
}

async function make(job: FilmJob): Promise<void> {
  const { frames, missedSteps, isComplete } =
    job.what === 'clicks' ? await makeFilmOfClicks(job) : await makeFilmOfScenario(job);
  if (frames.length === 0) return sendReport({ report: 'failed', why: 'nothing_shown' });
  const renderedFrames = await renderFrames(frames);
  await writeFilm(frames, renderedFrames, join(job.folder, filmFileOf(job.format)));
  await writePictures(renderedFrames, job.folder);
  const pictures = frames.map(({ captions, durationMs }) => ({
    caption: captions.join(' · '),
    shownFor: durationMs,
  }));
  sendReport({ report: 'made', pictures, missed: missedSteps, isWhole: isComplete });
}

interface Film {
  frames: readonly FilmFrame[];
  missedSteps: string[];
  isComplete: boolean;
}

async function makeFilmOfClicks(job: Extract<FilmJob, { what: 'clicks' }>): Promise<Film> {
  const { shots } = job;
  const captionOf = (step: number) => shots[step]?.caption ?? '';
  const { frames, missedSteps } = await takeClickScreenshots(job, (doneCount) =>
    sendReport({ report: 'progress', done: doneCount, total: shots.length, caption: captionOf(doneCount) }),
  );
  return { frames, missedSteps: missedSteps.map(({ step }) => captionOf(step)), isComplete: true };
}

async function makeFilmOfScenario(job: Extract<FilmJob, { what: 'scenario' }>): Promise<Film> {
  const choice = chooseRun(listScenarioRuns(readFeatures()), job.place);
  if (!choice.ok) throw new Error(choice.lines.join('\n'));
  const { run } = choice;
  const ownLanguage = findLanguageStep(run.steps.map(({ text }) => text));
  const { frames, steps, missedSteps, hasPassed } = await recordScenario(run, {
    style: job,
    language: ownLanguage === null ? job.language : null,
    isPhone: job.size === 'phone',
    folder: join(job.folder, 'pictures'),
    env: { BASE_URL: job.portal, API_BASE_URL: job.simulator },
    onProgress: (doneCount, all) =>
      sendReport({ report: 'progress', done: doneCount, total: all.length, caption: all[doneCount] ?? '' }),
  });
  return { frames, missedSteps: missedSteps.map(({ step }) => steps[step] ?? ''), isComplete: hasPassed };
}

function sendReport(report: FilmReport): void {
  process.stdout.write(`${JSON.stringify(report)}\n`);
}
