import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedExamples } from '../recorded/recorded-examples';
import { findExamples } from './examples';
import { type Exchange, filterContractExchanges } from './exchange';
import { containsPersonalData } from './replace/remaining-personal-data';
import { replacePersonalData } from './replace/replace-personal-data';
import type { Replacements } from './replace/replacements';
import { assignSessions } from './sessions';
import { createRecordedWorld, type RecordedWorld } from './world/recorded-world';

export interface RecordingResult {
  examples: RecordedExamples;
  world: RecordedWorld;
  exchanges: number;
  foreign: number;
  texts: number;
  dropped: number;
  differences: readonly string[];
  replaced: ReturnType<Replacements['counts']>;
}

interface RecordingSource {
  api: string | null;
  name: string;
}

export function processRecording(
  recorded: readonly Exchange[],
  { api, name }: RecordingSource,
): RecordingResult {
  const { exchanges: known, foreign } = filterContractExchanges(recorded, api);
  if (known.length === 0) {
    const hosts = [...new Set(recorded.map(({ url }) => new URL(url).host || new URL(url).protocol))].slice(
      0,
      5,
    );
    throw new Error(
      recorded.length === 0
        ? 'nothing was recorded'
        : `none of the ${recorded.length} requests to ${hosts.join(', ')} is a call of the contract. Did you record another API or the portal's own pages?`,
    );
  }
  const usable = known.filter(({ exchange }) => exchange.answered.kind !== 'text');
  if (usable.length === 0) {
    throw new Error(`all ${known.length} calls returned HTML or text. Does a login page protect the API?`);
  }
  const { exchanges: all, replacements } = replacePersonalData(assignSessions(usable));
  const exchanges = all.filter((each) => !containsPersonalData(each, replacements));
  if (exchanges.length === 0) {
    throw new Error(`all ${all.length} exchanges would still contain original data, so nothing was written`);
  }
  const on = exchanges.at(-1)?.at ?? new Date();
  const { examples, differences } = findExamples(exchanges, name, on);
  const world = createRecordedWorld(exchanges);
  if (Object.keys(examples.calls).length === 0 && world.snapshot === null) {
    throw new Error(
      `none of the ${exchanges.length} answers is a call of the contract: ${differences.slice(0, 5).join(', ') || 'all are refusals'}`,
    );
  }
  return {
    examples,
    world,
    exchanges: exchanges.length,
    dropped: all.length - exchanges.length,
    foreign,
    texts: known.length - usable.length,
    differences,
    replaced: replacements.counts(),
  };
}

export interface WrittenFiles {
  examples: string;
  world: string | null;
}

export function writeResult({ examples, world }: RecordingResult, folder: string): WrittenFiles {
  mkdirSync(folder, { recursive: true });
  const at = { examples: join(folder, 'examples.json'), world: join(folder, 'world.json') };
  writeFileSync(at.examples, `${JSON.stringify(examples, null, 2)}\n`);
  if (world.snapshot === null) return { ...at, world: null };
  writeFileSync(at.world, `${JSON.stringify(world.snapshot, null, 2)}\n`);
  return at;
}
