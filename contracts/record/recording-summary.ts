import type { RecordingResult, WrittenFiles } from './process-recording';

/** `adoptedExamples` is null if the examples should not be adopted. */
export function formatRecordingSummary(
  {
    exchanges,
    foreignCount,
    textCount,
    droppedCount,
    differences,
    replacedCounts,
    world,
    examples,
  }: RecordingResult,
  writtenFiles: WrittenFiles,
  { lostCount, adoptedExamples }: { lostCount: number; adoptedExamples: { path: string | null } | null },
): string {
  const omittedCounts = [
    countText(foreignCount, 'outside the contract'),
    countText(textCount, 'with HTML or text answers'),
    countText(droppedCount, 'that would contain original data'),
    countText(lostCount, 'aborted'),
  ].flatMap((text) => text ?? []);
  return [
    `${exchanges} exchanges of ${Object.keys(examples.calls).length} calls; left out: ${omittedCounts.join(', ') || 'none'}`,
    `replaced: ${replacedCounts.map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'nothing'}`,
    ...differences.map((member) => `differs from the contract and is no example: ${member}`),
    ...world.omissions.map((omission) => `not in the world: ${omission}`),
    `examples: ${writtenFiles.examples}`,
    ...(adoptedExamples === null
      ? []
      : [
          adoptedExamples.path === null
            ? 'no examples adopted: no answer matches the contract'
            : `shown in the OpenAPI description from now on: ${adoptedExamples.path}`,
        ]),
    writtenFiles.world === null
      ? `no world: ${world.missingReason}`
      : `world: ${writtenFiles.world}; load it: curl -X PUT -H 'content-type: application/json' --data @${writtenFiles.world} http://localhost:4000/simulator/snapshot`,
    ...(world.snapshot?.personas ?? []).map(({ email, password }) => `log in there: ${email}, ${password}`),
  ].join('\n');
}

function countText(count: number, noun: string): string | null {
  return count === 0 ? null : `${count} ${noun}`;
}
