import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isDomTest, isolationOf, relativeToRoot, type TestIsolation } from './test-isolation';

/** These files take long or mostly wait, so other files run meanwhile. */
export const WAITING_FILES = {
  atFirst: [
    'app/testing/dialects.test.ts',
    'app/testing/forms-sent-once.test.ts',
    'app/testing/store-outage.test.ts',
  ],
  /** These files start one at a time, with `meanwhile` files in between. */
  apart: [
    {
      among: 'own modules',
      meanwhile: 8,
      files: [
        'app/testing/profile-failures.test.ts',
        'app/testing/lost-responses.test.ts',
        'app/testing/wizard.test.ts',
      ],
    },
    {
      among: 'usual',
      meanwhile: 6,
      files: [
        'features/support/browser.test.ts',
        'app/testing/redis-store.test.ts',
        'app/testing/redis-failover.test.ts',
        'app/forms/send-once/create-once.server.test.ts',
        'features/cluster/balancers.test.ts',
        'app/server/main.test.ts',
        'app/server/graceful-shutdown.test.ts',
        'app/server/slow-bodies.test.ts',
        'app/api/document-download.server.test.ts',
        'app/api/document-upload.server.test.ts',
      ],
    },
  ],
} as const satisfies {
  atFirst: readonly string[];
  apart: readonly { among: TestIsolation; meanwhile: number; files: readonly string[] }[];
};

// A process reloads its modules when the isolation changes.
const BY_ISOLATION: readonly TestIsolation[] = ['own modules', 'portal', 'usual'];

/** Runs files with their own process first, then long waiting files, then DOM tests. Groups files of equal isolation. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(files.map((file) => [file, placeOf(file)]));
    const place = (file: TestSpecification) => places.get(file) ?? 0;
    const sorted = (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
    return WAITING_FILES.apart.reduce((all, { among, meanwhile, files: waiting }) => {
      const isApart = ({ moduleId }: TestSpecification) =>
        waiting.some((file) => file === relativeToRoot(moduleId));
      return spreadAmong({
        others: all.filter((file) => !isApart(file)),
        some: all.filter(isApart),
        takes: (file) => place(file) === BY_ISOLATION.indexOf(among),
        meanwhile,
      });
    }, sorted);
  }
}

/** Inserts one of `some` before the first of `others` that `takes` allows, then one after every `meanwhile` others. */
export function spreadAmong<Thing>({
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
  if (WAITING_FILES.atFirst.some((file) => file === relativeToRoot(moduleId))) return -2;
  if (isDomTest(moduleId)) return -1;
  return BY_ISOLATION.indexOf(isolationOf(moduleId));
}
