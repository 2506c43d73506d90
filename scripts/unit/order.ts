import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { belowRoot, isInDocument, type Surroundings, surroundingsOf } from './surroundings';

/** Files that wait most of their time: others run meanwhile. Too many of them at once, and the processors wait too. */
export const WAITING = {
  /** With modules of their own. */
  atFirst: ['app/testing/forms-sent-once.test.ts', 'app/testing/store-outage.test.ts'],
  /** Begun one at a time; after each of them come `meanwhile` files with the same surroundings, about as many as end while it waits. */
  apart: [
    {
      among: 'own modules',
      meanwhile: 8,
      files: [
        'app/testing/profile-failures.test.ts',
        'app/testing/lost-answers.test.ts',
        'app/testing/wizard.test.ts',
      ],
    },
    {
      among: 'usual',
      meanwhile: 6,
      files: [
        'features/support/browser.test.ts',
        'app/request/store/redis-store.server.test.ts',
        'app/forms/make-once.server.test.ts',
        'features/cluster/balancers.test.ts',
        'app/server/main.test.ts',
        'app/server/stop-in-order.test.ts',
        'app/server/slow-bodies.test.ts',
        'app/api/document-download.server.test.ts',
        'app/api/document-upload.server.test.ts',
      ],
    },
  ],
} as const satisfies {
  atFirst: readonly string[];
  apart: readonly { among: Surroundings; meanwhile: number; files: readonly string[] }[];
};

/** Where surroundings change, a process loads its modules anew. */
const BY_SURROUNDINGS: readonly Surroundings[] = ['own modules', 'portal', 'usual'];

/**
 * The order in which files of tests begin: those with a process of their own; those that wait most; those in a document, which no other file can
 * share a process with; then those with the same surroundings one after another, and among them those that wait.
 */
export class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(files.map((file) => [file, placeOf(file)]));
    const place = (file: TestSpecification) => places.get(file) ?? 0;
    const sorted = (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
    return WAITING.apart.reduce((all, { among, meanwhile, files: waiting }) => {
      const isApart = ({ moduleId }: TestSpecification) =>
        waiting.some((file) => file === belowRoot(moduleId));
      return spread({
        others: all.filter((file) => !isApart(file)),
        some: all.filter(isApart),
        takes: (file) => place(file) === BY_SURROUNDINGS.indexOf(among),
        meanwhile,
      });
    }, sorted);
  }
}

/**
 * Puts some things among others: the first one before the first of those that `takes` them, each further one after `meanwhile` more.
 * @returns all of them
 */
export function spread<Thing>({
  others,
  some,
  takes,
  meanwhile,
}: {
  others: readonly Thing[];
  some: readonly Thing[];
  takes: (other: Thing) => boolean;
  meanwhile: number;
}): Thing[] {
  const first = others.findIndex(takes);
  const begin = first < 0 ? others.length : first;
  const mixed = others.slice(begin).flatMap((other, index) => {
    const due = index % meanwhile === 0 ? some.slice(index / meanwhile, index / meanwhile + 1) : [];
    return [...due, other];
  });
  const placed = Math.ceil((others.length - begin) / meanwhile);
  return [...others.slice(0, begin), ...mixed, ...some.slice(placed)];
}

function placeOf({ moduleId, project }: TestSpecification): number {
  if (project.config.isolate) return -3;
  if (WAITING.atFirst.some((file) => file === belowRoot(moduleId))) return -2;
  if (isInDocument(moduleId)) return -1;
  return BY_SURROUNDINGS.indexOf(surroundingsOf(moduleId));
}
