import { parseArgs } from 'node:util';
import { exitWithMessage } from '../exit-with-message.mjs';
import { AREAS } from './areas.mjs';

/** @typedef {keyof typeof AREAS} Area */

/** @param {string[]} all */
export function parseMutantArguments(all) {
  const { values, positionals } = parseArguments(all);
  const { sample = '100' } = values;
  const percent = Number(sample);
  if (!(percent > 0 && percent <= 100)) {
    exitWithMessage(`--sample must be more than 0 and at most 100 percent, not "${sample}".`);
  }
  const [area, ...patterns] = positionals;
  const knownAreas = /** @type {Area[]} */ (Object.keys(AREAS));
  const areas = area === undefined ? knownAreas : knownAreas.filter((name) => name === area);
  if (areas.length === 0)
    exitWithMessage(`There is no area ${area}: name ${knownAreas.join(', ')}, or nothing for all of them.`);
  return { areas, patterns, percent };
}

/** @param {string[]} args */
function parseArguments(args) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { sample: { type: 'string' } } });
  } catch {
    const unknownArg = args.find((arg) => arg.startsWith('-') && !arg.startsWith('--sample'));
    return exitWithMessage(
      `npm run mutants takes --sample PERCENT${unknownArg === undefined ? '' : `, not "${unknownArg}"`}.`,
    );
  }
}
