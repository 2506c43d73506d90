import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { exitWithMessage } from './exit-with-message.mjs';
import { requireNoArguments } from './test-arguments.mjs';

requireNoArguments('npm run features:agree');

const COMPARED_FOLDERS = /** @type {const} */ ([
  { agreed: 'features/accessibility/trees', found: '.reports/features/trees' },
  { agreed: 'features/accessibility/transcripts', found: '.reports/features/transcripts' },
  { agreed: 'features/papers', found: '.reports/features/papers' },
]);

const FEATURES = [
  'features/accessibility/screens.feature',
  'features/accessibility/screen-reader-journeys.feature',
  'features/application/result.feature',
];
const SCREEN_SCENARIO = 'Accessibility checks pass for';
const TRANSCRIPT_SCENARIO = 'A screen reader user';
const PDF_SCENARIO = 'The offer with its plan prints on one page';

const NAME_ARGS = [SCREEN_SCENARIO, TRANSCRIPT_SCENARIO, PDF_SCENARIO].flatMap((name) => ['--name', name]);

for (const { found: generatedFolder } of COMPARED_FOLDERS)
  rmSync(generatedFolder, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, ['scripts/features.mjs', ...FEATURES, ...NAME_ARGS], {
  stdio: 'inherit',
  env: { ...process.env, AGREE_TREES: '1' },
});
if (status !== 0 || !COMPARED_FOLDERS.every(({ found: generatedFolder }) => existsSync(generatedFolder))) {
  exitWithMessage('Nothing was accepted: a screen or a PDF failed, see above.');
}
for (const { agreed: agreedFolder, found: generatedFolder } of COMPARED_FOLDERS) {
  rmSync(agreedFolder, { recursive: true, force: true });
  cpSync(generatedFolder, agreedFolder, { recursive: true });
  console.info(`Agreed: ${agreedFolder}`);
}
