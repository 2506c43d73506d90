import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { surroundingsOf } from './surroundings';

/** Files that wait most of their time: others run meanwhile. */
const WAITING = ['app/testing/forms-sent-once.test.ts', 'app/testing/store-outage.test.ts'];

/** Where surroundings change, a process loads its modules anew. */
const BY_SURROUNDINGS = ['document', 'own modules', 'portal', 'usual'] as const;

/** The order in which files of tests begin: those that wait most, then those with the same surroundings one after another. */
export class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const places = new Map(files.map((file) => [file, placeOf(file.moduleId, root)]));
    const place = (file: TestSpecification) => places.get(file) ?? 0;
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

function placeOf(path: string, root: string): number {
  if (WAITING.some((file) => path.endsWith(`/${file}`))) return -1;
  return BY_SURROUNDINGS.indexOf(surroundingsOf(path, root));
}
