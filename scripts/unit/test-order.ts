import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isDomTest, isolationOf, relativeToRoot, type TestIsolation } from './test-isolation';

/** These files take long or mostly wait, so other files run meanwhile. */
export const WAITING_FILES = {
  first: [
    'app/testing/dialects.test.ts',
    'app/testing/forms-sent-once.test.ts',
    'app/testing/store-outage.test.ts',
  ],
  /** These files start one at a time, with `interval` files in between. */
  separated: [
    {
      isolation: 'own modules',
      interval: 8,
      files: [
        'app/testing/profile-failures.test.ts',
        'app/testing/lost-responses.test.ts',
        'app/testing/wizard.test.ts',
      ],
    },
    {
      isolation: 'usual',
      interval: 6,
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
  first: readonly string[];
  separated: readonly { isolation: TestIsolation; interval: number; files: readonly string[] }[];
};

// A process reloads its modules when the isolation changes.
const ISOLATION_ORDER: readonly TestIsolation[] = ['own modules', 'portal', 'usual'];

/** Runs files with their own process first, then long waiting files, then DOM tests. Groups files of equal isolation. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(files.map((file) => [file, rankOf(file)]));
    const readRank = (file: TestSpecification) => ranks.get(file) ?? 0;
    const sortedFiles = (await super.sort(files)).toSorted((a, b) => readRank(a) - readRank(b));
    return WAITING_FILES.separated.reduce((all, { isolation, interval, files: waitingFiles }) => {
      const isApart = ({ moduleId }: TestSpecification) =>
        waitingFiles.some((file) => file === relativeToRoot(moduleId));
      return spreadAmong({
        items: all.filter((file) => !isApart(file)),
        insertions: all.filter(isApart),
        accepts: (file) => readRank(file) === ISOLATION_ORDER.indexOf(isolation),
        interval,
      });
    }, sortedFiles);
  }
}

/** Inserts one of `insertions` before the first of `items` that `accepts` allows, then one after every `interval` items. */
export function spreadAmong<Item>({
  items,
  insertions,
  accepts,
  interval,
}: {
  items: readonly Item[];
  insertions: readonly Item[];
  accepts: (item: Item) => boolean;
  interval: number;
}): Item[] {
  const first = items.findIndex(accepts);
  const begin = first < 0 ? items.length : first;
  const mixedItems = items.slice(begin).flatMap((item, index) => {
    const dueItems = index % interval === 0 ? insertions.slice(index / interval, index / interval + 1) : [];
    return [...dueItems, item];
  });
  const insertedCount = Math.ceil((items.length - begin) / interval);
  return [...items.slice(0, begin), ...mixedItems, ...insertions.slice(insertedCount)];
}

function rankOf({ moduleId, project }: TestSpecification): number {
  if (project.config.isolate) return -3;
  if (WAITING_FILES.first.some((file) => file === relativeToRoot(moduleId))) return -2;
  if (isDomTest(moduleId)) return -1;
  return ISOLATION_ORDER.indexOf(isolationOf(moduleId));
}
