import { exitWithMessage } from './exit-with-message.mjs';
import { buildPortal } from './portal-build.mjs';
import { buildSimulator } from './simulator-build.mjs';

const BUILD_BY_PROGRAM = { portal: buildPortal, simulator: buildSimulator };
const all = /** @type {(keyof typeof BUILD_BY_PROGRAM)[]} */ (Object.keys(BUILD_BY_PROGRAM));
const names = process.argv.slice(2);
const unknownName = names.find((name) => !(name in BUILD_BY_PROGRAM));
if (unknownName !== undefined)
  exitWithMessage(
    `There is no program ${unknownName}. Name ${all.join(' or ')}, or no program to build both.`,
  );
for (const name of all) if (names.length === 0 || names.includes(name)) await BUILD_BY_PROGRAM[name]();
