import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { belowRoot, isInDocument, type Surroundings, surroundingsOf } from './surroundings';

/** Files that wait most of their time: others run meanwhile. */
export const WAITING = ['app/testing/forms-sent-once.test.ts', 'app/testing/store-outage.test.ts'];

/** Where surroundings change, a process loads its modules anew. */
const BY_SURROUNDINGS: readonly Surroundings[] = ['own modules', 'portal', 'usual'];

/**
 * The order in which files of tests begin: those with a process of their own; those that wait most; those in a document, which no other file can
 * share a process with; then those with the same surroundings one after another.
 */
export class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(files.map((file) => [file, placeOf(file)]));
    const place = (file: TestSpecification) => places.get(file) ?? 0;
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

function placeOf({ moduleId, project }: TestSpecification): number {
  if (project.config.isolate) return -3;
  if (WAITING.includes(belowRoot(moduleId))) return -2;
  if (isInDocument(moduleId)) return -1;
  return BY_SURROUNDINGS.indexOf(surroundingsOf(moduleId));
}
