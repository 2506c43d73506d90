// npm run features:agree: what a screen reader now finds in each screen, and how papers now look, becomes what is agreed. Look at the
// difference (git diff, and the pictures themselves) before it is committed.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { fail } from './say.mjs';

/** What is agreed, and where a run leaves what it found. */
const AGREED = /** @type {const} */ ([
  { agreed: 'features/accessibility/trees', found: '.reports/features/trees' },
  { agreed: 'features/papers', found: '.reports/features/papers' },
]);

const FEATURES = ['features/accessibility/screens.feature', 'features/application/result.feature'];
const SCREENS = 'Accessibility checks pass for';
const PAPERS = 'The offer with its plan prints on one page';

for (const { found } of AGREED) rmSync(found, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  ['scripts/features.mjs', ...FEATURES, '--name', SCREENS, '--name', PAPERS],
  { stdio: 'inherit', env: { ...process.env, AGREE_TREES: '1' } },
);
if (status !== 0 || !AGREED.every(({ found }) => existsSync(found))) {
  fail('Nothing is agreed: a screen or a paper could not be shown, see above.');
}
for (const { agreed, found } of AGREED) {
  // Of a screen that is looked at no more, nothing is left.
  rmSync(agreed, { recursive: true, force: true });
  cpSync(found, agreed, { recursive: true });
  console.info(`Agreed: ${agreed}`);
}
