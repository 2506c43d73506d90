import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedExamples } from '../recorded-examples';
import { examplesOf } from './examples';
import { type Exchange, knownExchanges } from './exchange';
import { replaced } from './replace/replaced';
import type { Replacements } from './replace/replacements';
import { hasSurvivor } from './replace/survivors';
import { inSessions } from './sessions';
import { type RecordedWorld, recordedWorld } from './world/recorded-world';

/** What was made of a recording; nobody is found in it. */
export interface Made {
  examples: RecordedExamples;
  world: RecordedWorld;
  /** Calls and answers that could be used. */
  exchanges: number;
  /** To another address, or of no call of the contract. */
  foreign: number;
  /** Answered with a web page, or another text. */
  texts: number;
  /** Left out, since something of an original would have stood in them. */
  heldBack: number;
  /** Where answers differ from the contract. */
  differences: readonly string[];
  replaced: ReturnType<Replacements['counts']>;
}

/** How a recording is to be read. */
interface Reading {
  /** Address of the lending API; null for the likeliest. */
  api: string | null;
  /** Name of the lending API, in the examples. */
  name: string;
}

/**
 * Makes examples and a world of what was heard.
 * @throws Error with one line, when nothing of it can be used
 */
export function make(heard: readonly Exchange[], { api, name }: Reading): Made {
  const { exchanges: known, foreign } = knownExchanges(heard, api);
  if (known.length === 0) {
    const hosts = [...new Set(heard.map(({ url }) => new URL(url).host))].slice(0, 5);
    throw new Error(
      heard.length === 0
        ? 'nothing was recorded'
        : `no call of the contract is among ${heard.length} requests to ${hosts.join(', ')}: was another API recorded, or the portal's own pages?`,
    );
  }
  const usable = known.filter(({ exchange }) => exchange.answered.kind !== 'text');
  if (usable.length === 0) {
    throw new Error(
      `all ${known.length} calls were answered with web pages or other texts: does a login stand before the API?`,
    );
  }
  const { exchanges: all, replacements } = replaced(inSessions(usable));
  const exchanges = all.filter((each) => !hasSurvivor(each, replacements));
  if (exchanges.length === 0) {
    throw new Error(
      `something of the original would stand in all ${all.length} exchanges, so nothing was written`,
    );
  }
  const on = exchanges.at(-1)?.at ?? new Date();
  const { examples, differences } = examplesOf(exchanges, name, on);
  const world = recordedWorld(exchanges);
  return {
    examples,
    world,
    exchanges: exchanges.length,
    heldBack: all.length - exchanges.length,
    foreign,
    texts: known.length - usable.length,
    differences,
    replaced: replacements.counts(),
  };
}

/** Files that a recording ends in. */
export interface Written {
  examples: string;
  /** Null when no world can be made. */
  world: string | null;
}

/** Writes examples and world into a folder. */
export function write({ examples, world }: Made, folder: string): Written {
  mkdirSync(folder, { recursive: true });
  const at = { examples: join(folder, 'examples.json'), world: join(folder, 'world.json') };
  writeFileSync(at.examples, `${JSON.stringify(examples, null, 2)}\n`);
  if (world.snapshot === null) return { ...at, world: null };
  writeFileSync(at.world, `${JSON.stringify(world.snapshot, null, 2)}\n`);
  return at;
}
