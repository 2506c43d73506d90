// npm run features:agree: what a screen reader now finds in each screen becomes what is agreed. Look at the difference (git diff) before it is
// committed.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { fail } from './say.mjs';

const AGREED = 'features/accessibility/trees';
const FOUND = '.reports/features/trees';

rmSync(FOUND, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  ['scripts/features.mjs', 'features/accessibility/screens.feature'],
  { stdio: 'inherit', env: { ...process.env, AGREE_TREES: '1' } },
);
if (status !== 0 || !existsSync(FOUND)) fail('Nothing is agreed: a screen could not be shown, see above.');
// Of a screen that is looked at no more, nothing is left.
rmSync(AGREED, { recursive: true, force: true });
cpSync(FOUND, AGREED, { recursive: true });
console.info(`Agreed: ${AGREED}`);
