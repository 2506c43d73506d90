import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { exitWithMessage } from './exit-with-message.mjs';
import { requireNoArguments } from './test-arguments.mjs';

requireNoArguments('npm run features:agree');

const AGREED = /** @type {const} */ ([
  { agreed: 'features/accessibility/trees', found: '.reports/features/trees' },
  { agreed: 'features/accessibility/transcripts', found: '.reports/features/transcripts' },
  { agreed: 'features/papers', found: '.reports/features/papers' },
]);

const FEATURES = [
  'features/accessibility/screens.feature',
  'features/accessibility/screen-reader-journeys.feature',
  'features/application/result.feature',
];
const SCREENS = 'Accessibility checks pass for';
const TRANSCRIPTS = 'A screen reader user';
const PAPERS = 'The offer with its plan prints on one page';

const NAMES = [SCREENS, TRANSCRIPTS, PAPERS].flatMap((name) => ['--name', name]);

for (const { found: generatedFolder } of AGREED) rmSync(generatedFolder, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, ['scripts/features.mjs', ...FEATURES, ...NAMES], {
  stdio: 'inherit',
  env: { ...process.env, AGREE_TREES: '1' },
});
if (status !== 0 || !AGREED.every(({ found: generatedFolder }) => existsSync(generatedFolder))) {
  exitWithMessage('Nothing was accepted: a screen or a PDF failed, see above.');
}
for (const { agreed: agreedFolder, found: generatedFolder } of AGREED) {
  rmSync(agreedFolder, { recursive: true, force: true });
  cpSync(generatedFolder, agreedFolder, { recursive: true });
  console.info(`Agreed: ${agreedFolder}`);
}
