import type { RecordingResult, WrittenFiles } from './process-recording';

/** `kept` is null if the examples should not be adopted. */
export function formatRecordingSummary(
  { exchanges, foreign, texts, dropped, differences, replaced, world, examples }: RecordingResult,
  writtenFiles: WrittenFiles,
  { lost, kept }: { lost: number; kept: { at: string | null } | null },
): string {
  const beside = [
    countText(foreign, 'outside the contract'),
    countText(texts, 'with HTML or text answers'),
    countText(dropped, 'that would contain original data'),
    countText(lost, 'aborted'),
  ].flatMap((each) => each ?? []);
  return [
    `${exchanges} exchanges of ${Object.keys(examples.calls).length} calls; left out: ${beside.join(', ') || 'none'}`,
    `replaced: ${replaced.map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'nothing'}`,
    ...differences.map((member) => `differs from the contract and is no example: ${member}`),
    ...world.left.map((each) => `not in the world: ${each}`),
    `examples: ${writtenFiles.examples}`,
    ...(kept === null
      ? []
      : [
          kept.at === null
            ? 'no examples adopted: no answer matches the contract'
            : `shown in the OpenAPI description from now on: ${kept.at}`,
        ]),
    writtenFiles.world === null
      ? `no world: ${world.whyNone}`
      : `world: ${writtenFiles.world}; load it: curl -X PUT -H 'content-type: application/json' --data @${writtenFiles.world} http://localhost:4000/simulator/snapshot`,
    ...(world.snapshot?.personas ?? []).map(({ email, password }) => `log in there: ${email}, ${password}`),
  ].join('\n');
}

function countText(count: number, noun: string): string | null {
  return count === 0 ? null : `${count} ${noun}`;
}
