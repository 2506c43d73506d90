import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { belowRoot, isInDocument, type Surroundings, surroundingsOf } from './surroundings';

/**
 * Files that wait most of their time: others run meanwhile. Too many of them at once, and the processors wait too.
 */
export const WAITING = {
  /** With modules of their own. */
  atFirst: ['app/testing/forms-sent-once.test.ts', 'app/testing/store-outage.test.ts'],
  /** With the usual surroundings: one after the other, among the rest. */
  apart: [
    'features/support/browser.test.ts',
    'features/cluster/balancers.test.ts',
    'app/server/slow-bodies.test.ts',
    'app/request/store/redis-store.server.test.ts',
  ],
};

/** Files that run while one of those that wait does, about. */
export const MEANWHILE = 15;

/** Where surroundings change, a process loads its modules anew. */
const BY_SURROUNDINGS: readonly Surroundings[] = ['own modules', 'portal', 'usual'];

/**
 * The order in which files of tests begin: those with a process of their own; those that wait most; those in a document, which no other file can
 * share a process with; then those with the same surroundings one after another, and among the usual ones those that wait.
 */
export class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(files.map((file) => [file, placeOf(file)]));
    const place = (file: TestSpecification) => places.get(file) ?? 0;
    const sorted = (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
    const isApart = ({ moduleId }: TestSpecification) => WAITING.apart.includes(belowRoot(moduleId));
    return spread(
      sorted.filter((file) => !isApart(file)),
      sorted.filter(isApart),
      (file) => place(file) === USUAL,
    );
  }
}

/**
 * Puts some things among others: the first one before the first of those that `takes` them, each further one after so many more.
 * @returns all of them
 */
export function spread<Thing>(
  others: readonly Thing[],
  some: readonly Thing[],
  takes: (other: Thing) => boolean,
): Thing[] {
  const first = others.findIndex(takes);
  const begin = first < 0 ? others.length : first;
  const mixed = others.slice(begin).flatMap((other, index) => {
    const due = index % MEANWHILE === 0 ? some.slice(index / MEANWHILE, index / MEANWHILE + 1) : [];
    return [...due, other];
  });
  const placed = Math.ceil((others.length - begin) / MEANWHILE);
  return [...others.slice(0, begin), ...mixed, ...some.slice(placed)];
}

const USUAL = BY_SURROUNDINGS.indexOf('usual');

function placeOf({ moduleId, project }: TestSpecification): number {
  if (project.config.isolate) return -3;
  if (WAITING.atFirst.includes(belowRoot(moduleId))) return -2;
  if (isInDocument(moduleId)) return -1;
  return BY_SURROUNDINGS.indexOf(surroundingsOf(moduleId));
}
